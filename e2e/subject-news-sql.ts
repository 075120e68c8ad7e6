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
