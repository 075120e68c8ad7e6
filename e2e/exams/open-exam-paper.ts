import { exams } from '#contract/studies/exams.ts'
import { canAppeal } from '#rules/exams/viewing.ts'
import type { Student } from '../student.ts'

/** The path of an exam paper. */
export const pathOf = ({
  id,
  examScheduleID,
  examNumberId,
}: Record<'id' | 'examScheduleID' | 'examNumberId', number>) =>
  `/exam-view/${id}/${examScheduleID}/${examNumberId}`

/** The student's exam paper that is shown now and can be appealed. */
export const findExamPaper = async (student: Student) => {
  const { exams: mine, now } = await student.ask(exams.viewed)
  const exam = mine.find((each) => canAppeal(each, now))!
  return { exam, path: pathOf(exam) }
}
/** Marks the changes of a student's exam papers as seen. */
export const saveExamPapersSeen = async (student: Student) => {
  const { version } = await student.ask(exams.viewed)
  await student.ask(exams.seenPapers, { body: { version } })
}
