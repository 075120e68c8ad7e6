import { addDays, toWeekday } from '#rules/time/clock.ts'

export interface Semester {
  readonly id: number
  /** The year in which the academic year began. */
  readonly academicYear: number
  readonly season: 'autumn' | 'spring'
  readonly ka: string
  readonly en: string
  readonly startsOn: string
  readonly endsOn: string
  readonly isCurrent: boolean
}

/** Enough for the longest programme and a student who takes a little longer. */
const pastSemesters = 14
export const teachingWeeks = 15
const semesterWeeks = 20
const countWeeksPassed = 7

export const findMonday = (date: string): string => addDays(date, 1 - toWeekday(date))

/** The semesters from the oldest to the current one, of which today is in the eighth week. */
export const listSemesters = (today: string): Semester[] => {
  const startsOn = addDays(findMonday(today), -7 * countWeeksPassed)
  const year = Number(startsOn.slice(0, 4))
  const isAutumn = startsOn.slice(5) >= '07-01'
  const current: Term = { academicYear: isAutumn ? year : year - 1, season: isAutumn ? 'autumn' : 'spring' }
  const terms = [current]
  while (terms.length <= pastSemesters) terms.push(findPrevious(terms.at(-1)!))
  return terms.toReversed().map((term, index) => {
    const isCurrent = term === current
    const usual = defaultDates(term)
    const lastDay = addDays(startsOn, -3)
    const dates = isCurrent
      ? toWholeSemester(startsOn)
      : usual.endsOn < lastDay
        ? usual
        : // Moved and not cut off: its exams and their points lie inside it.
          { startsOn: findMonday(addDays(lastDay, -7 * semesterWeeks)), endsOn: lastDay }
    return { id: index + 1, ...term, ...toNames(term), ...dates, isCurrent }
  })
}

/** The other semester of the current academic year: the one before, or the next. */
export const findOtherSemester = (semesters: readonly Semester[]): Semester => {
  const current = semesters.at(-1)!
  if (current.season === 'spring') return semesters.at(-2)!
  const term: Term = { academicYear: current.academicYear, season: 'spring' }
  const dates = toWholeSemester(findMonday(addDays(current.endsOn, 14)))
  return { id: current.id + 1, ...term, ...toNames(term), ...dates, isCurrent: false }
}

const toWholeSemester = (startsOn: string) => ({
  startsOn,
  endsOn: addDays(startsOn, 7 * semesterWeeks - 1),
})

type Term = Pick<Semester, 'academicYear' | 'season'>

const findPrevious = ({ academicYear, season }: Term): Term =>
  season === 'spring'
    ? { academicYear, season: 'autumn' }
    : { academicYear: academicYear - 1, season: 'spring' }

const defaultDates = ({ academicYear, season }: Term) =>
  season === 'autumn'
    ? { startsOn: findMonday(`${academicYear}-09-18`), endsOn: `${academicYear + 1}-02-06` }
    : { startsOn: findMonday(`${academicYear + 1}-03-03`), endsOn: `${academicYear + 1}-07-18` }

const toNames = ({ academicYear, season }: Term) => {
  const years = `${academicYear}–${academicYear + 1}`
  return season === 'autumn'
    ? { ka: `${years} სასწავლო წლის შემოდგომის სემესტრი`, en: `Autumn semester ${years}` }
    : { ka: `${years} სასწავლო წლის გაზაფხულის სემესტრი`, en: `Spring semester ${years}` }
}
