import type * as z from 'zod/mini'
import type { courses } from '#contract/studies/courses.ts'
import type { QuestionKind } from '#rules/courses/quiz-answer.ts'
import type { QuizTimes } from '#rules/courses/quiz-time.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

type Reply = z.input<typeof courses.quiz.reply>
type Option = NonNullable<Reply['quiz']>['questions'][number]['answers'][number]

/**
 * When an attempt `a` of a quiz `k` ends: at the latest with the quiz, also when its closing was moved after the start.
 */
export const attemptEnd = 'case when a.ends_at is not null then least(a.ends_at, k.closes_at) end'

/** A course's quizzes of this semester with the student's attempts. */
export interface CourseQuizzes {
  readonly subject: Reply['subject']
  readonly is_registered: boolean
  readonly now: string
  readonly quizzes: Reply['quizzes']
}

/** The subject's quizzes of this semester with the student's attempts; undefined when there is no such subject. */
export const loadQuizzes = defineRowQuery<CourseQuizzes, [studentID: number, subjectID: number]>(
  'courses.listQuizzes',
  `select json_build_object('subjectID', s.id, 'subject', s.name_ka, 'subjecteng', s.name_en, 'subject_code', s.code,
       'ects', s.credits) as subject,
     r.id is not null as is_registered, clock_timestamp() as now,
     (
       select coalesce(json_agg(json_build_object('quizID', k.id, 'title', k.title_ka, 'titleeng', k.title_en,
         'minutes', k.minutes, 'opens_at', k.opens_at, 'closes_at', k.closes_at, 'started_at', a.started_at,
         'ends_at', ${attemptEnd}, 'finished_at', a.finished_at) order by k.opens_at, k.id), '[]')
       from quiz k left join quiz_attempt a on a.quiz_id = k.id and a.student_id = $1
       where k.subject_id = s.id and k.semester_id = m.id
     ) as quizzes
   from subject s
   left join semester m on m.is_current
   left join registration r on r.student_id = $1 and r.subject_id = s.id and r.semester_id = m.id
   where s.id = $2`,
  ['int', 'int'],
)

/** A stored question with the correct answers and the student's own. */
export interface QuestionRow {
  readonly questionID: number
  readonly question: string
  readonly questioneng: string
  readonly kind: QuestionKind
  readonly max_score: number
  readonly options: readonly (Omit<Option, 'is_right'> & { readonly is_right: boolean })[]
  readonly given: {
    readonly answerIDs: number[]
    readonly text: string | null
    readonly given_ms: number
    readonly score: number | null
  } | null
}

/** The questions of a quiz in order, with the student's answers. */
export const loadQuestions = defineListQuery<QuestionRow, [studentID: number, quizID: number]>(
  'courses.listQuestions',
  `select q.id as "questionID", q.text_ka as question, q.text_en as questioneng, q.kind, q.max_score::float8 as max_score,
     (
       select coalesce(json_agg(json_build_object('answerID', o.id, 'answer', o.text_ka, 'answereng', o.text_en,
         'is_right', o.is_right) order by o.position), '[]')
       from quiz_option o where o.question_id = q.id
     ) as options,
     case when g.question_id is not null then json_build_object('answerIDs', g.option_ids, 'text', g.text,
       'given_ms', g.given_ms, 'score', g.score) end as given
   from quiz_question q
   left join quiz_answer g on g.question_id = q.id and g.student_id = $1
   where q.quiz_id = $2
   order by q.position`,
)

/** One quiz with the student's attempt; the opening time at the university is for the refusal's text. */
export interface OwnQuiz extends QuizTimes {
  readonly is_registered: boolean
  readonly now: string
  readonly opens_on: string
  readonly opens_time: string
}

/** One quiz of a subject with the student's attempt and the time; undefined when the subject has no such quiz. */
export const loadOwnQuiz = defineRowQuery<OwnQuiz, [studentID: number, subjectID: number, quizID: number]>(
  'courses.loadOwnQuiz',
  `select exists (
       select from registration r
       where r.student_id = $1 and r.subject_id = k.subject_id and r.semester_id = k.semester_id
     ) as is_registered, k.minutes, k.opens_at, k.closes_at, a.started_at, ${attemptEnd} as ends_at, a.finished_at,
     date_trunc('milliseconds', clock_timestamp()) as now,
     (k.opens_at at time zone z.zone)::date as opens_on, (k.opens_at at time zone z.zone)::time as opens_time
   from quiz k
   join semester m on m.id = k.semester_id and m.is_current
   cross join (select value #>> '{}' as zone from setting where name = 'time_zone') z
   left join quiz_attempt a on a.quiz_id = k.id and a.student_id = $1
   where k.subject_id = $2 and k.id = $3`,
)

/** Starts an attempt; the database allows one for each student and quiz. */
export const saveStart = defineRowQuery<
  object,
  [studentID: number, quizID: number, from: string, to: string]
>(
  'courses.startAttempt',
  'insert into quiz_attempt (student_id, quiz_id, started_at, ends_at) values ($1, $2, $3, $4)',
)

/** One question of a quiz with its options and the student's answer. */
export const loadQuestion = defineRowQuery<
  Pick<QuestionRow, 'kind' | 'given'> & { readonly answerIDs: readonly number[] },
  [studentID: number, quizID: number, questionID: number]
>(
  'courses.loadQuestion',
  `select q.kind, coalesce((select array_agg(o.id) from quiz_option o where o.question_id = q.id), '{}') as "answerIDs",
     case when g.question_id is not null then json_build_object('answerIDs', g.option_ids, 'text', g.text,
       'given_ms', g.given_ms, 'score', g.score) end as given
   from quiz_question q
   left join quiz_answer g on g.question_id = q.id and g.student_id = $1
   where q.quiz_id = $2 and q.id = $3`,
)

const insertAnswer = statement<object>(
  'courses.saveAnswer',
  `insert into quiz_answer (student_id, quiz_id, question_id, option_ids, text, given_ms, saved_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (student_id, question_id) do update set option_ids = excluded.option_ids, text = excluded.text,
     given_ms = excluded.given_ms, saved_at = excluded.saved_at
     where quiz_answer.given_ms <= excluded.given_ms`,
)
interface GivenAnswer {
  readonly quizID: number
  readonly questionID: number
  readonly answerIDs: readonly number[]
  readonly text: string | null
  readonly given_ms: number
}
/** Saves an answer, unless a later one is stored already. */
export const saveAnswerRow = (tx: Connection, studentID: number, one: GivenAnswer, now: string) =>
  tx.row(insertAnswer, [studentID, one.quizID, one.questionID, one.answerIDs, one.text, one.given_ms, now])

/** Ends an attempt at that instant. */
export const saveFinish = defineRowQuery<object, [studentID: number, quizID: number, now: string]>(
  'courses.endAttempt',
  'update quiz_attempt set finished_at = $3 where student_id = $1 and quiz_id = $2 and finished_at is null',
)
