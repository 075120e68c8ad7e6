import type { Catalogue, StudentState } from '../snapshot.ts'
import type { TakenSeats } from './seat-change.ts'

/** The student's registrations and credits after one change that was made. */
export const applyChange = (
  { subjects }: Pick<Catalogue, 'subjects'>,
  student: StudentState,
  { action, subject: subjectID, module: moduleID, groups, registration: oldID }: TakenSeats,
  registrationID: number | null,
): StudentState => {
  if (registrationID === null || subjectID === null) return student
  const old = student.registrations.find((each) => each.registrationID === oldID)
  const others = student.registrations.filter((each) => each !== old)
  const getCredits = (id: number | undefined) => subjects.get(id ?? 0)?.ects ?? 0
  const left = student.semester_credits - getCredits(old?.subjectID)
  if (action === 'cancelled') return { ...student, registrations: others, semester_credits: left }
  return {
    ...student,
    registrations: [...others, { registrationID, subjectID, moduleID, groups }],
    semester_credits: left + getCredits(subjectID),
  }
}
