import { defineListQuery } from '#server/db/define-list-query.ts'

/** Resets a student's open quizzes. */
export const resetQuizzes = defineListQuery<object, [code: string]>(
  'journeys.resetQuizzes',
  `delete from quiz_attempt a using student s, quiz q
   where s.code = $1 and a.student_id = s.id and q.id = a.quiz_id and q.closes_at > now()`,
)

/** Sets the end of a student's quiz to this many seconds from now. */
export const endQuizIn = defineListQuery<object, [code: string, quizID: number, seconds: number]>(
  'journeys.endQuizIn',
  `update quiz_attempt a set started_at = now() - interval '5 minutes', ends_at = now() + $3 * interval '1 second'
   from student s where s.code = $1 and a.student_id = s.id and a.quiz_id = $2`,
)

/** Resets a student's language lab. */
export const resetLab = defineListQuery<object, [code: string]>(
  'journeys.resetLab',
  `with who as (select id from student where code = $1),
     given as (delete from lab_answer using who where student_id = who.id)
   delete from lab_booking using who where student_id = who.id`,
)

/** Moves the closing of a quiz by this many hours. */
export const moveQuizEnd = defineListQuery<object, [quizID: number, hours: number]>(
  'journeys.moveQuizEnd',
  `update quiz set closes_at = closes_at + $2 * interval '1 hour' where id = $1`,
)
