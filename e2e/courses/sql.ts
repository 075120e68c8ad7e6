import { statement, type Connection } from '#server/db/open.ts'

const quizzes = statement<object>(
  'journeys.forgetQuizzes',
  `delete from quiz_attempt a using student s, quiz q
   where s.code = $1 and a.student_id = s.id and q.id = a.quiz_id and q.closes_at > now()`,
)
/** Resets a student's open quizzes. */
export const forgetQuizzes = (db: Connection, code: string) => db.rows(quizzes, [code])

const ending = statement<object>(
  'journeys.endQuizIn',
  `update quiz_attempt a set started_at = now() - interval '5 minutes', ends_at = now() + $3 * interval '1 second'
   from student s where s.code = $1 and a.student_id = s.id and a.quiz_id = $2`,
)
/** Sets the end of a student's quiz to so many seconds from now. */
export const endQuizIn = (db: Connection, code: string, quizID: number, seconds: number) =>
  db.rows(ending, [code, quizID, seconds])

const labWork = statement<object>(
  'journeys.forgetLab',
  `with who as (select id from student where code = $1),
     given as (delete from lab_answer using who where student_id = who.id)
   delete from lab_booking using who where student_id = who.id`,
)
/** Resets a student's language lab. */
export const forgetLab = (db: Connection, code: string) => db.rows(labWork, [code])

const moving = statement<object>(
  'journeys.moveQuizEnd',
  `update quiz set closes_at = closes_at + $2 * interval '1 hour' where id = $1`,
)
/** Moves the closing of a quiz by so many hours. */
export const moveQuizEnd = (db: Connection, quizID: number, hours: number) => db.rows(moving, [quizID, hours])
