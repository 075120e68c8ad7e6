import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import { findQuiz } from '#demo/students/mark-parts.ts'
import type { Student } from '#demo/students/population.ts'
import {
  planExamPapers,
  quizType,
  type Studied,
  type ExamPaperPlan,
} from '#demo/exam-papers/plan-exam-papers.ts'
import { findAnswerArea, pageSize } from '#demo/exam-papers/draw-page.ts'
import { appeals, finalExam, quiz, remarks } from '#demo/exam-papers/exam-papers.ts'
import { insertRows } from '#demo/seed/insert-rows.ts'
import { seedScannedPages } from './seed-scanned-pages.ts'

const shownStudents = ['everyday', 'english']

const randomPick = async (tx: Connection, text: string, values: unknown[] = []): Promise<number> =>
  (await tx.row<{ id: number }>({ name: '', text }, values))!.id

const findExam = async (tx: Connection, plan: ExamPaperPlan, today: string): Promise<number> => {
  const { semesterID, subjectID, typeID, day, starts, from, to, appeals: until } = plan
  const exam = await randomPick(
    tx,
    `insert into exam (semester_id, subject_id, exam_type_id, day, starts, duration, room_id)
     select $1::int, $2::int, $3::int, $4::date, $5::time, case when $3::int = ${quizType} then 60 else 120 end,
       (select id from room where not is_distance and name ~ '^[AB]' order by id offset $2::int % 20 limit 1)
     returning id`,
    [semesterID, subjectID, typeID, day, starts],
  )
  const hour = (days: number, time: string) => toInstant(addDays(today, days), time)
  const viewing = { exam_id: 'int', starts_at: 'timestamptz', ends_at: 'timestamptz' }
  await insertRows(tx, 'exam_viewing', { ...viewing, appeals_until: 'timestamptz' }, [
    {
      exam_id: exam,
      starts_at: hour(from, '10:00'),
      ends_at: hour(to, '18:00'),
      appeals_until: until === null ? null : hour(until, '18:00'),
    },
  ])
  return exam
}

/** Writes the questions of an exam; gives their numbers. */
const seedQuestions = async (tx: Connection, exam: number, exercises: Exercises): Promise<number[]> => {
  const text = `insert into exam_question (exam_id, position, text_ka, text_en, correct_ka, correct_en, max_score)
    values ($1, $2, $3, $4, $5, $6, $7) returning id`
  const ids: number[] = []
  for (const [nth, { text: words, correct, maxPoints }] of exercises.entries())
    ids.push(
      await randomPick(tx, text, [exam, nth + 1, words.ka, words.en, correct?.ka, correct?.en, maxPoints]),
    )
  return ids
}

type Exercises = typeof quiz

interface Paper {
  readonly student: Student
  readonly exam: number
  readonly exercises: Exercises
  readonly questions: readonly number[]
  readonly plan: ExamPaperPlan
  readonly scannedPages: readonly number[]
  readonly author: number
}

const markPaper = `update component_score c set score = $6 from mark_component m
  where m.id = c.component_id and c.student_id = $1 and m.semester_id = $2 and m.subject_id = $3
    and m.day = $4 and m.max_score = $5`

const seedPaper = async (tx: Connection, paper: Paper, today: string): Promise<void> => {
  const { student, exam, exercises, questions, plan, scannedPages, author } = paper
  const language = student.programme.text.english ? 'en' : 'ka'
  const sum = (of: 'score' | 'maxPoints') => exercises.reduce((total, question) => total + question[of], 0)
  const number = 100_000 + ((exam * 7919 + student.id * 104_729) % 900_000)
  const text = `insert into exam_paper (exam_id, student_id, number, score, max_score) values ($1, $2, $3, $4, $5) returning id`
  const paper_id = await randomPick(tx, text, [exam, student.id, number, sum('score'), sum('maxPoints')])
  // The points of the papers agree with the marks.
  if (plan.typeID === quizType)
    await tx.rows({ name: '', text: markPaper }, [
      student.id,
      plan.semesterID,
      plan.subjectID,
      plan.day,
      findQuiz(plan.subjectID).maxPoints,
      sum('score'),
    ])
  const answers = exercises.map(({ answer, score, comment, page }, nth) => {
    const onPage = exercises.slice(0, nth).filter((before) => before.page === page).length
    const area = scannedPages.length === 0 || page === null ? null : findAnswerArea(onPage)
    return {
      paper_id,
      question_id: questions[nth]!,
      answer: answer?.[language] ?? null,
      score,
      comment: comment?.[language] ?? null,
      page: scannedPages.length === 0 ? null : page,
      page_top: area?.top ?? null,
      page_bottom: area?.bottom ?? null,
    }
  })
  const of = { paper_id: 'int', question_id: 'int' }
  await insertRows(
    tx,
    'exam_answer',
    {
      ...of,
      answer: 'text',
      score: 'numeric',
      comment: 'text',
      page: 'int',
      page_top: 'real',
      page_bottom: 'real',
    },
    answers,
  )
  const pages = scannedPages.slice(0, plan.pageCount).map((_, nth) => ({
    paper_id,
    page: nth + 1,
    ...pageSize,
    file_id: scannedPages[(nth + plan.subjectID) % scannedPages.length]!,
  }))
  const size = { width: 'int', height: 'int' }
  await insertRows(tx, 'exam_page', { paper_id: 'int', page: 'int', ...size, file_id: 'int' }, pages)
  const written = { lecturer_id: author, created_at: toInstant(addDays(today, plan.from - 1), '16:30') }
  const comments = remarks.map((remark) => ({ paper_id, text: remark[language], ...written }))
  const columns = { paper_id: 'int', lecturer_id: 'int', text: 'text', created_at: 'timestamptz' }
  await insertRows(tx, 'exam_comment', columns, comments)
  if (plan.appeal !== null) await seedAppeal(tx, { ...paper, language, paper_id }, today)
}

const seedAppeal = async (
  tx: Connection,
  {
    plan,
    exercises,
    questions,
    language,
    paper_id,
  }: Paper & { readonly language: 'ka' | 'en'; readonly paper_id: number },
  today: string,
): Promise<void> => {
  if (plan.appeal === null) return
  const { text, answer } = appeals[plan.appeal]
  const about = plan.appeal === 'waiting' ? 1 : 2
  const before = exercises[about]!.score
  const hour = (days: number, time: string) => toInstant(addDays(today, plan.from + days), time)
  const row = {
    paper_id,
    question_id: questions[about]!,
    text: text[language],
    created_at: hour(1, '11:20'),
    status: answer === null ? 'sent' : 'accepted',
    answer: answer?.[language] ?? null,
    answered_at: answer === null ? null : hour(5, '15:05'),
    score_before: before,
    score_after: answer === null ? null : before + 1,
  }
  const texts = { text: 'text', created_at: 'timestamptz', status: 'text', answer: 'text' }
  const points = { answered_at: 'timestamptz', score_before: 'numeric', score_after: 'numeric' }
  await insertRows(tx, 'exam_appeal', { paper_id: 'int', question_id: 'int', ...texts, ...points }, [row])
}

/**
 * Writes marked papers of some named students: visible now, soon and no longer, with appeals in every state. Scanned
 * pages need the folder of the files; without it there are none.
 */
export const seedExamPapers = async (
  tx: Connection,
  made: Studied,
  today: string,
  folder: string | undefined,
): Promise<void> => {
  const scannedPages = folder === undefined ? [] : await seedScannedPages(tx, folder, today)
  const exams = new Map<string, Pick<Paper, 'exam' | 'questions'>>()
  const author = await randomPick(tx, 'select min(id) as id from lecturer')
  for (const student of made.students) {
    if (!shownStudents.includes(student.named?.key ?? '')) continue
    for (const plan of planExamPapers(student, made)) {
      const key = `${plan.semesterID} ${plan.subjectID} ${plan.typeID}`
      const exercises = plan.typeID === quizType ? quiz : finalExam
      let known = exams.get(key)
      if (known === undefined) {
        const exam = await findExam(tx, plan, today)
        known = { exam, questions: await seedQuestions(tx, exam, exercises) }
        exams.set(key, known)
      }
      await seedPaper(tx, { student, ...known, exercises, plan, scannedPages, author }, today)
    }
  }
}
