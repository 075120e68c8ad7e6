import type * as z from 'zod/mini'
import type { exams } from '#contract/studies/exams.ts'

type Calls = typeof exams

export type ViewedExam = z.output<Calls['viewed']['reply']>['exams'][number]
/** Outside the viewing window: no points, and the server's time. */
export type ClosedPaper = Omit<ViewedExam, 'score' | 'max_score' | 'appeal_until'> & {
  readonly now: string
  readonly appeal_until?: string
}
export type ExamPaper = z.output<Calls['answers']['reply']>
export type Question = ExamPaper['answers'][number]
export type Appeal = NonNullable<Question['appeal']>
export type ExamPage = z.output<Calls['answerBlanks']['reply']>['pages'][number]

/** An answer that is shown on its page; a new one each time it is requested. */
export interface ShownAnswer {
  readonly number: number
  readonly page: number
  /** Null: somewhere on the page. */
  readonly area: Question['area']
}

/** The three numbers of the address of a paper. */
export const toPaperParams = (exam: Pick<ViewedExam, 'id' | 'examScheduleID' | 'examNumberId'>) => ({
  id: String(exam.id),
  examScheduleID: String(exam.examScheduleID),
  examNumberId: String(exam.examNumberId),
})
