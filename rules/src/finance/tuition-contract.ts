import { addDays } from '../time/clock.ts'
import { splitByPercent, takePercent, toAmount, toMinorUnits } from './money.ts'

/** The numbers of a tuition contract, as the intake has them: dates are MM-DD, percentages are of the annual fee. */
export interface TuitionTerms {
  readonly initial_instalment: number
  readonly instalment_percent: number
  readonly instalments_due: readonly string[]
  readonly retained_before: number
  readonly retained_within: number
  readonly retained_later: number
  readonly weeks: number
  readonly visa_retained: number
}

/** The year that a fee is paid for. */
export interface TuitionYear {
  /** The fee of the year, a decimal. */
  readonly fee: string
  /** The year in which it begins: 2026 for 2026–2027. */
  readonly academicYear: number
  readonly isFirst: boolean
  /** Y-m-d. */
  readonly startsOn: string
  readonly secondSemesterStartsOn: string
}

export interface Instalment {
  readonly part: 'initial' | 'rest' | 'instalment'
  readonly amount: string
  /** Y-m-d; null is before the contract is signed. */
  readonly due: string | null
}

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** An academic year begins in its first calendar year: what is due from July on is due in that one. */
const toDueDate = (monthDay: string, { academicYear }: TuitionYear): string =>
  `${monthDay >= '07-01' ? academicYear : academicYear + 1}-${monthDay}`

/**
 * When a year's fee is due (spec 9.8.2, 9.8.3): the first year's before signing, of which the initial instalment is a part;
 * from the second year on in instalments.
 */
export const listInstalments = (terms: TuitionTerms, year: TuitionYear): Instalment[] => {
  if (year.isFirst) {
    const fee = toMinorUnits(year.fee)
    const initial = smaller(toMinorUnits(String(terms.initial_instalment)), fee)
    const parts: Instalment[] = [
      { part: 'initial', amount: toAmount(initial), due: null },
      { part: 'rest', amount: toAmount(fee - initial), due: null },
    ]
    return parts.filter(({ amount }) => toMinorUnits(amount) > 0n)
  }
  const dates = terms.instalments_due.map((monthDay) => toDueDate(monthDay, year)).toSorted()
  const amounts = splitByPercent(
    year.fee,
    dates.map(() => terms.instalment_percent),
  )
  return dates.map((due, index) => ({ part: 'instalment', amount: amounts[index]!, due }))
}

export type LeavingTime = 'before_year' | 'within_weeks' | 'before_second_semester' | 'after' | 'visa_refused'

export interface Leaving {
  readonly when: LeavingTime
  /** The most that is retained: of the fee by percent, or the amount of a visa refusal; null is the whole fee. */
  readonly percent: number | null
  readonly retained: string
  readonly returned: string
  /** The last day on which no more than this is retained; null when it does not change any more. */
  readonly until: string | null
}

/** The last day on which the second step of the retention holds. */
const findLastDayWithin = (terms: TuitionTerms, { startsOn }: TuitionYear): string =>
  addDays(startsOn, terms.weeks * 7)

const findTime = (terms: TuitionTerms, year: TuitionYear, day: string): LeavingTime => {
  if (day < year.startsOn) return 'before_year'
  if (day <= findLastDayWithin(terms, year)) return 'within_weeks'
  return day < year.secondSemesterStartsOn ? 'before_second_semester' : 'after'
}

/**
 * The parts of a year's payment that the university keeps and refunds if the student leaves on a day (spec 9.8.4). After
 * a refused visa, if the student has not registered, it keeps an amount and not a percentage. It never keeps more than was
 * paid.
 */
export const computeLeaving = (
  terms: TuitionTerms,
  year: TuitionYear,
  {
    day,
    paid,
    isVisaRefused = false,
  }: { readonly day: string; readonly paid: string; readonly isVisaRefused?: boolean },
): Leaving => {
  const when = isVisaRefused ? 'visa_refused' : findTime(terms, year, day)
  const percents: Readonly<Record<LeavingTime, number | null>> = {
    before_year: terms.retained_before,
    within_weeks: terms.retained_within,
    before_second_semester: terms.retained_later,
    after: null,
    visa_refused: null,
  }
  const untils: Readonly<Record<LeavingTime, string | null>> = {
    before_year: addDays(year.startsOn, -1),
    within_weeks: findLastDayWithin(terms, year),
    before_second_semester: addDays(year.secondSemesterStartsOn, -1),
    after: null,
    visa_refused: null,
  }
  const percent = percents[when]
  const whole = isVisaRefused ? String(terms.visa_retained) : year.fee
  const cap = toMinorUnits(percent === null ? whole : takePercent(year.fee, percent))
  const retained = smaller(cap, toMinorUnits(paid))
  return {
    when,
    percent,
    retained: toAmount(retained),
    returned: toAmount(toMinorUnits(paid) - retained),
    until: untils[when],
  }
}
