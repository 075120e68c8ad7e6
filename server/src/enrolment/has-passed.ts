import type { Snapshot } from './snapshot.ts'

/** Whether the student has passed the subject, or had it recognised. */
export const hasPassed = ({ student }: Pick<Snapshot, 'student'>, subjectID: number): boolean =>
  student.earned.some((each) => each.subjectID === subjectID)
