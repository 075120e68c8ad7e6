import { defineListQuery } from '#server/db/define-list-query.ts'
import { statement, type Connection } from '#server/db/open.ts'

/** Moves a subject's deadline for presentations. */
export const movePresentations = defineListQuery<object, [subjectID: number, days: number]>(
  'journeys.movePresentations',
  `update presentation_task t set upload_until = upload_until + $2 * interval '1 day' from semester s
   where s.id = t.semester_id and s.is_current and t.subject_id = $1`,
)

/** Moves a medicine subject's deadline for topics. */
export const moveTopicDeadline = defineListQuery<object, [subjectID: number, days: number]>(
  'journeys.moveTopics',
  `update medicine_subject m set topics_until = topics_until + $2 * interval '1 day' from semester s
   where s.id = m.semester_id and s.is_current and m.subject_id = $1`,
)

/** Renames a medicine topic. */
export const renameTopic = defineListQuery<object, [topicID: number, ka: string, en: string]>(
  'journeys.renameTopic',
  'update medicine_topic set name_ka = $2, name_en = $3 where id = $1',
)

const removeMember = statement<{ registrationID: number }>(
  'journeys.takeFromLabGroup',
  `delete from lab_group_member m using student s
   where m.group_id = $1 and s.id = m.student_id and s.code = $2 returning m.registration_id as "registrationID"`,
)
/** Removes a student from a laboratory group. Returns their registration for its subject. */
export const removeFromLabGroup = async (db: Connection, labGroupID: number, code: string) =>
  (await db.rows(removeMember, [labGroupID, code]))[0]!.registrationID

/** Adds the student of a registration to a laboratory group. */
export const addToLabGroup = defineListQuery<object, [labGroupID: number, registrationID: number]>(
  'journeys.putIntoLabGroup',
  `insert into lab_group_member (registration_id, group_id, student_id)
   select r.id, $1, r.student_id from registration r where r.id = $2`,
)

/** Sets the text of this semester's deadline for distance exams. */
export const setExamRegistrationText = defineListQuery<object, [ka: string | null, en: string | null]>(
  'journeys.sayExamRegistration',
  `update exam_registration g set text_ka = $1, text_en = $2 from semester s
   where s.id = g.semester_id and s.is_current`,
)

/** Moves a booked lab time by this many days. */
export const moveLabTime = defineListQuery<object, [bookingID: number, days: number]>(
  'journeys.moveLabTime',
  `update lab_slot o set day = o.day + $2::int from lab_booking b where b.id = $1 and o.id = b.slot_id`,
)

/** Changes a text of the university with this date of change. */
export const changeResource = defineListQuery<object, [name: string, at: string]>(
  'journeys.reviseText',
  `update resource set text_en = text_en || '.', text_ka = text_ka || '.', updated_at = $2 where name = $1`,
)
/** Restores the text and its date of change. */
export const restoreResource = defineListQuery<object, [name: string, at: string]>(
  'journeys.unreviseText',
  'update resource set text_en = left(text_en, -1), text_ka = left(text_ka, -1), updated_at = $2 where name = $1',
)

const comment = statement<{ id: number }>(
  'journeys.commentWork',
  `insert into exam_comment (paper_id, lecturer_id, text) select $1, min(id), 'კარგი ნაშრომია.' from lecturer returning id`,
)
/** Adds an examiner's comment to an exam paper. Returns its id. */
export const addPaperComment = async (db: Connection, workID: number) =>
  (await db.rows(comment, [workID]))[0]!.id
/** Deletes a comment on an exam paper. */
export const deletePaperComment = defineListQuery<object, [commentID: number]>(
  'journeys.uncommentWork',
  'delete from exam_comment where id = $1',
)

/** Sets the points of a student's first answer in a quiz; null deletes them. */
export const setQuizPoints = defineListQuery<object, [code: string, quizID: number, points: number | null]>(
  'journeys.markQuiz',
  `update quiz_answer g set score = $3 from student s where s.code = $1 and g.student_id = s.id and g.quiz_id = $2
     and g.question_id = (select min(o.question_id) from quiz_answer o where o.student_id = s.id and o.quiz_id = $2)`,
)

/** Raises the required credits of a module. */
export const addModuleCredits = defineListQuery<object, [moduleID: number, more: number]>(
  'journeys.addModuleCredits',
  'update module set required_credits = required_credits + $2::int where id = $1',
)
