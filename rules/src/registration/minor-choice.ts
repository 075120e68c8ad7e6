/** From which semester of study on, and at which levels of study, a minor can be chosen. */
export interface MinorRules {
  readonly fromSemester: number
  readonly studyLevels: readonly number[]
}

export const defaultMinorRules: MinorRules = { fromSemester: 3, studyLevels: [1] }

export interface MinorFacts {
  readonly isActive: boolean
  readonly programID: number
  readonly study_levelID: number
  readonly order_number: number
  /** The minor chosen already. */
  readonly minor_programID: number | null
}

export type MinorError = 'inactive' | 'level' | 'semester' | 'own' | 'chosen'

/** `minorID` null means any programme. Choosing the same minor again is allowed (spec 4.12.1). */
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
