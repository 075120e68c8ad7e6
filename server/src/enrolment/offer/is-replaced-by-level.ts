import type { Snapshot } from '../snapshot.ts'

/** Whether the subject is a level of English in whose place the student has taken another one. */
export const isReplacedByLevel = (
  { catalogue, student }: Pick<Snapshot, 'catalogue' | 'student'>,
  subjectID: number,
): boolean =>
  catalogue.english.includes(subjectID) &&
  !student.registrations.some((own) => own.subjectID === subjectID) &&
  student.registrations.some((own) => catalogue.english.includes(own.subjectID))
