/** Who may choose a minor: from which semester of study on, and at which levels of study. */
export interface MinorRules {
  readonly fromSemester: number
  readonly studyLevels: readonly number[]
}

export const defaultMinorRules: MinorRules = { fromSemester: 3, studyLevels: [1] }

/** What decides on a student's minor. */
export interface MinorFacts {
  readonly isActive: boolean
  readonly programID: number
  readonly study_levelID: number
  readonly order_number: number
  /** The minor that she has chosen. */
  readonly minor_programID: number | null
}

/** Why no minor, or not this one, can be chosen. */
export type MinorError = 'inactive' | 'level' | 'semester' | 'own' | 'chosen'

/**
 * Takes a student, the programme that she would choose as a minor (null: any) and the university's rules; gives why she
 * cannot, or null (spec 4.12.1). The minor that she has already is no other one.
 */
export const checkMinorChoice = (
  facts: MinorFacts,
  minorID: number | null,
  { fromSemester, studyLevels }: MinorRules,
): MinorError | null => {
  if (!facts.isActive) return 'inactive'
  if (!studyLevels.includes(facts.study_levelID)) return 'level'
  if (facts.order_number < fromSemester) return 'semester'
  if (minorID === facts.programID) return 'own'
  if (facts.minor_programID !== null && facts.minor_programID !== minorID) return 'chosen'
  return null
}
