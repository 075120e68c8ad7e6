import { groups } from '#contract/registration/groups.ts'
import type { Student } from '../student.ts'

/** A registered subject without its seminar; `both`: without its practice too. */
export const findMissingParts = async (student: Student, both: boolean) => {
  const practise = await student.ask(groups.choosePractise)
  const seminar = await student.ask(groups.chooseSeminar)
  const needsPractise = new Set(practise.subjects.map(({ subject }) => subject?.subjectID))
  const found = seminar.subjects.find(({ subject }) => needsPractise.has(subject?.subjectID) === both)
  return found!.subject!
}
