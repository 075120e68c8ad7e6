import { statement, type Connection } from '#server/db/open.ts'

const presentations = statement<object>(
  'journeys.movePresentations',
  `update presentation_task t set upload_until = upload_until + $2 * interval '1 day' from semester s
   where s.id = t.semester_id and s.is_current and t.subject_id = $1`,
)
/** Moves until when a subject takes presentations by so many days. */
export const movePresentations = (db: Connection, subjectID: number, days: number) =>
  db.rows(presentations, [subjectID, days])

const topics = statement<object>(
  'journeys.moveTopics',
  `update medicine_subject m set topics_until = topics_until + $2 * interval '1 day' from semester s
   where s.id = m.semester_id and s.is_current and m.subject_id = $1`,
)
/** Moves until when topics of a subject of medicine can be chosen by so many days. */
export const moveTopics = (db: Connection, subjectID: number, days: number) =>
  db.rows(topics, [subjectID, days])

const topicName = statement<object>(
  'journeys.renameTopic',
  'update medicine_topic set name_ka = $2, name_en = $3 where id = $1',
)
/** Gives a topic of medicine another name. */
export const renameTopic = (db: Connection, topicID: number, ka: string, en: string) =>
  db.rows(topicName, [topicID, ka, en])

const taken = statement<{ registrationID: number }>(
  'journeys.takeFromLabGroup',
  `delete from lab_group_member m using student s
   where m.group_id = $1 and s.id = m.student_id and s.code = $2 returning m.registration_id as "registrationID"`,
)
/** Takes a student out of a laboratory group; gives her registration for its subject. */
export const takeFromLabGroup = async (db: Connection, labGroupID: number, code: string) =>
  (await db.rows(taken, [labGroupID, code]))[0]!.registrationID

const put = statement<object>(
  'journeys.putIntoLabGroup',
  `insert into lab_group_member (registration_id, group_id, student_id)
   select r.id, $1, r.student_id from registration r where r.id = $2`,
)
/** Puts whose registration it is into a laboratory group. */
export const putIntoLabGroup = (db: Connection, labGroupID: number, registrationID: number) =>
  db.rows(put, [labGroupID, registrationID])

const deadline = statement<object>(
  'journeys.sayExamRegistration',
  `update exam_registration g set text_ka = $1, text_en = $2 from semester s
   where s.id = g.semester_id and s.is_current`,
)
/** Says in other words until when one registers for distance exams this semester. */
export const sayExamRegistration = (db: Connection, ka: string | null, en: string | null) =>
  db.rows(deadline, [ka, en])

const labTime = statement<object>(
  'journeys.moveLabTime',
  `update lab_slot o set day = o.day + $2::int from lab_booking b where b.id = $1 and o.id = b.slot_id`,
)
/** Moves a time that somebody has booked in the lab by so many days. */
export const moveLabTime = (db: Connection, bookingID: number, days: number) =>
  db.rows(labTime, [bookingID, days])

const revised = statement<object>(
  'journeys.reviseText',
  `update resource set text_en = text_en || '.', text_ka = text_ka || '.', updated_at = $2 where name = $1`,
)
const unrevised = statement<object>(
  'journeys.unreviseText',
  'update resource set text_en = left(text_en, -1), text_ka = left(text_ka, -1), updated_at = $2 where name = $1',
)
/** Adds a full stop to a text of the university, as of this instant. */
export const reviseText = (db: Connection, name: string, at: string) => db.rows(revised, [name, at])
/** Takes it away again, as of the instant of before. */
export const unreviseText = (db: Connection, name: string, at: string) => db.rows(unrevised, [name, at])

const comment = statement<{ id: number }>(
  'journeys.commentWork',
  `insert into exam_comment (paper_id, lecturer_id, text) select $1, min(id), 'კარგი ნაშრომია.' from lecturer returning id`,
)
const uncomment = statement<object>('journeys.uncommentWork', 'delete from exam_comment where id = $1')
/** Lets an examiner comment on a work; gives the number of the comment. */
export const commentWork = async (db: Connection, workID: number) => (await db.rows(comment, [workID]))[0]!.id
/** Takes a comment on a work back. */
export const uncommentWork = (db: Connection, commentID: number) => db.rows(uncomment, [commentID])

const marked = statement<object>(
  'journeys.markQuiz',
  `update quiz_answer g set score = $3 from student s where s.code = $1 and g.student_id = s.id and g.quiz_id = $2
     and g.question_id = (select min(o.question_id) from quiz_answer o where o.student_id = s.id and o.quiz_id = $2)`,
)
/** Gives a student points for her first answer in a quiz, as its lecturer does; null: not any more. */
export const markQuiz = (db: Connection, code: string, quizID: number, points: number | null) =>
  db.rows(marked, [code, quizID, points])

const credits = statement<object>(
  'journeys.addModuleCredits',
  'update module set required_credits = required_credits + $2::int where id = $1',
)
/** Lets a module of a programme ask for so many credits more. */
export const addModuleCredits = (db: Connection, moduleID: number, more: number) =>
  db.rows(credits, [moduleID, more])
