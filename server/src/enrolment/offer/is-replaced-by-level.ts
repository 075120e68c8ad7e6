import type { Snapshot } from '#server/enrolment/enrol.ts'

/** Takes a student's state and a subject; says whether it is a level of English in whose place she has taken another. */
export const isReplacedByLevel = ({ catalogue, state }: Snapshot, subjectID: number): boolean =>
  catalogue.english.includes(subjectID) &&
  !state.registrations.some((each) => each.subjectID === subjectID) &&
  state.registrations.some((each) => catalogue.english.includes(each.subjectID))
