/** The university's limits in ECTS credits; `warnFrom` is a share of a maximum. */
export interface CreditLimits {
  /** To be pre-registered, in programmes of category 1 (Georgian) and in all others. */
  readonly minimum: Readonly<Record<'georgian' | 'other', number>>
  readonly maximumPerSemester: number
  readonly maximumPerYear: number
  readonly warnFrom: number
}

export const defaultCreditLimits: CreditLimits = {
  minimum: { georgian: 18, other: 30 },
  maximumPerSemester: 45,
  maximumPerYear: 75,
  warnFrom: 0.9,
}

/** The programme's minimum in credits, whatever the interface language (spec 9.2.1). */
export const getProgrammeMinimum = (programCategoryID: number, limits: CreditLimits): number =>
  programCategoryID === 1 ? limits.minimum.georgian : limits.minimum.other

/** The student's minimum in credits: 0 on the last course (spec 9.2.1). */
export const getMinimumCredits = (
  programCategoryID: number,
  isOnLastCourse: boolean,
  limits: CreditLimits,
): number => (isOnLastCourse ? 0 : getProgrammeMinimum(programCategoryID, limits))

/** The sums of the semester and of the academic year after a change, and which maximum they break. */
export interface CreditCheck {
  readonly allowed: boolean
  readonly breaks: 'semester' | 'year' | null
  readonly warn: boolean
  readonly semester: number
  readonly year: number
}

/**
 * `adding` is negative when a change frees credits. A change that adds nothing is never refused: it cannot make matters
 * worse (spec 5.12).
 */
export const checkCreditLimits = (
  held: { readonly semesterCredits: number; readonly yearCredits: number },
  adding: number,
  limits: CreditLimits,
): CreditCheck => {
  const semester = held.semesterCredits + adding
  const year = held.yearCredits + adding
  const breaks =
    adding <= 0
      ? null
      : semester > limits.maximumPerSemester
        ? 'semester'
        : year > limits.maximumPerYear
          ? 'year'
          : null
  // A share such as 0.9 is not exact in binary; a rounding error must not delay the warning.
  const isNear = (sum: number, maximum: number) => sum >= maximum * limits.warnFrom - 1e-9
  const warn = isNear(semester, limits.maximumPerSemester) || isNear(year, limits.maximumPerYear)
  return { allowed: breaks === null, breaks, warn, semester, year }
}
