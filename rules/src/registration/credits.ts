/**
 * The limits that a university sets, in ECTS credits; `warnFrom` is the share of a maximum from which on to
 * warn.
 */
export interface CreditLimits {
  /** The least to pre-register for, in programmes of category 1 (Georgian) and in all others. */
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

/**
 * Takes `program_categoryID` and the limits; gives the programme's minimum in credits, whatever the
 * interface language (spec 9.2.1).
 */
export const getProgrammeMinimum = (programCategoryID: number, limits: CreditLimits): number =>
  programCategoryID === 1 ? limits.minimum.georgian : limits.minimum.other

/**
 * Takes `program_categoryID`, whether the last course is reached, and the limits; gives the student's
 * minimum: 0 on the last course (spec 9.2.1).
 */
export const getMinimumCredits = (
  programCategoryID: number,
  isOnLastCourse: boolean,
  limits: CreditLimits,
): number => (isOnLastCourse ? 0 : getProgrammeMinimum(programCategoryID, limits))

/** What a semester and its academic year would come to, which maximum that breaks, and whether to warn. */
export interface CreditCheck {
  readonly allowed: boolean
  readonly breaks: 'semester' | 'year' | null
  readonly warn: boolean
  readonly semester: number
  readonly year: number
}

/**
 * Takes the credits held, those to add (negative when a change frees some) and the limits; gives the sums and whether
 * they are allowed (spec 5.12). A change that adds nothing is never refused: it cannot make matters worse.
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
  // A share such as 0.9 is not exact in binary; a hair's breadth must not put the warning off.
  const isNear = (sum: number, maximum: number) => sum >= maximum * limits.warnFrom - 1e-9
  const warn = isNear(semester, limits.maximumPerSemester) || isNear(year, limits.maximumPerYear)
  return { allowed: breaks === null, breaks, warn, semester, year }
}
