import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import { active, type Student } from '#demo/students/population.ts'

const appealText = {
  ka: 'პასუხში ორივე ნაბიჯი დავწერე, ქულა კი მხოლოდ ერთში დამეწერა. გთხოვთ, გადახედოთ.',
  en: 'My answer has both steps, but I was given points for one only. Please look at it again.',
}
const daysAgo = [7, 5, 2, 1]

interface Candidate {
  readonly studentID: number
  /** The paper of another student in the same exam. */
  readonly paperID: number
  /** The student's points of the exam among their marks. */
  readonly componentID: number
}

/** Students of a subject with an exam whose papers can be viewed and appealed now, with one of its papers. */
const listCandidates = (tx: Connection, students: readonly Student[]) =>
  tx.rows<Candidate>(
    {
      name: '',
      text: `select distinct on (r.student_id) r.student_id as "studentID", w.id as "paperID", m.id as "componentID"
       from exam_paper w
       join exam x on x.id = w.exam_id
       join exam_viewing v on v.exam_id = x.id and v.starts_at < now() and v.ends_at > now() and v.appeals_until is not null
       join registration r on r.subject_id = x.subject_id and r.semester_id = x.semester_id
       join mark_component m on m.semester_id = x.semester_id and m.subject_id = x.subject_id and m.day = x.day
         and m.name_en like '%uiz'
       join component_score c on c.component_id = m.id and c.student_id = r.student_id
       where r.student_id = any ($1::int[])
       order by r.student_id, w.id limit ${daysAgo.length}`,
    },
    [students.map(({ id }) => id)],
  )

/** Adds a paper like the other one, and an appeal against its second question. */
const seedAppeal = (
  tx: Connection,
  { studentID, paperID, componentID }: Candidate,
  text: string,
  sentAt: string,
) =>
  tx.rows(
    {
      name: '',
      text: `with w as (
         insert into exam_paper (exam_id, student_id, number, score, max_score)
         select exam_id, $1, (select max(number) + 1 from exam_paper), score, max_score from exam_paper where id = $2
         returning id, score),
       -- The points of the papers agree with the marks.
       marked as (
         update component_score c set score = w.score from w where c.component_id = $5 and c.student_id = $1),
       r as (
         insert into exam_answer (paper_id, question_id, answer, score, comment)
         select w.id, a.question_id, a.answer, a.score, a.comment from w, exam_answer a where a.paper_id = $2
         returning paper_id, question_id, score)
       insert into exam_appeal (paper_id, question_id, text, created_at, score_before)
       select r.paper_id, r.question_id, $3, greatest(least($4::timestamptz, v.appeals_until), v.starts_at), r.score
       from r join exam_question q on q.id = r.question_id join exam_viewing v on v.exam_id = q.exam_id
       where q.position = 2`,
    },
    [studentID, paperID, text, sentAt, componentID],
  )

/** Appeals of unnamed students that nobody has answered. */
export const seedOpenAppeals = async (
  tx: Connection,
  students: readonly Student[],
  today: string,
): Promise<void> => {
  const unnamed = students.filter(({ named, statusID }) => named === null && statusID === active)
  const candidates = await listCandidates(tx, unnamed)
  for (const [nth, candidate] of candidates.entries()) {
    const { programme } = unnamed.find(({ id }) => id === candidate.studentID)!
    const text = appealText[programme.text.english ? 'en' : 'ka']
    await seedAppeal(tx, candidate, text, toInstant(addDays(today, -daysAgo[nth]!), '16:05'))
  }
}
