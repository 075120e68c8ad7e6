/** A found subject, as far as it decides where it opens. */
export interface FoundSubject {
  readonly is_registered: boolean
  readonly passed: boolean
  readonly is_taught: boolean
  readonly program_moduleID: number | null
}

/**
 * Where a found subject opens: the course of a subject that the student takes; registration, where it can be taken; the
 * row of the programme, where it is passed or not taught now; for any other its course page, which everybody may read.
 */
export const findSubjectTarget = ({
  is_registered,
  passed,
  is_taught,
  program_moduleID,
}: FoundSubject): 'course' | 'registration' | 'programme' => {
  if (is_registered || program_moduleID === null) return 'course'
  return is_taught && !passed ? 'registration' : 'programme'
}
