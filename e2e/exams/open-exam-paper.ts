import { exams } from '#contract/studies/exams.ts'
import { canAppeal } from '#rules/exams/viewing.ts'
import type { Student } from '../student.ts'

/** Gives the address of a work. */
export const pathOf = ({
  id,
  examScheduleID,
  examNumberId,
}: Record<'id' | 'examScheduleID' | 'examNumberId', number>) =>
  `/exam-view/${id}/${examScheduleID}/${examNumberId}`

/** The work of a student that is shown now and whose points may be asked about. */
export const openWork = async (student: Student) => {
  const { exams: mine, now } = await student.ask(exams.viewed)
  const exam = mine.find((each) => canAppeal(each, now))!
  return { exam, path: pathOf(exam) }
}
/** What changed of a student's works until now is seen. */
export const haveSeenWorks = async (student: Student) => {
  const { version } = await student.ask(exams.viewed)
  await student.ask(exams.seenWorks, { body: { version } })
}
