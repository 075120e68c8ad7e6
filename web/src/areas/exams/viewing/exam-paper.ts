import type * as z from 'zod/mini'
import type { exams } from '#contract/studies/exams.ts'

type Calls = typeof exams

/** The wire's works: those that are shown, one question by question, its sheets, and what was asked about it. */
export type ViewedExam = z.output<Calls['viewed']['reply']>['exams'][number]
/** What is told of one that is not shown now: no points, and the server's instant. */
export type ClosedPaper = Omit<ViewedExam, 'score' | 'max_score' | 'appeal_until'> & {
  readonly now: string
  readonly appeal_until?: string
}
export type ExamPaper = z.output<Calls['answers']['reply']>
export type Question = ExamPaper['answers'][number]
export type Appeal = NonNullable<Question['appeal']>
export type ExamPage = z.output<Calls['answerBlanks']['reply']>['pages'][number]
