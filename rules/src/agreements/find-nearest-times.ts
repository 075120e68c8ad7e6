import { daysBetween, toMinutes } from '#rules/time/clock.ts'

interface VisitDay {
  readonly date: string
  readonly times: readonly { readonly start: string; readonly end: string }[]
}

interface VisitTime {
  readonly date: string
  readonly start: string
  readonly end: string
}

const minutesADay = 24 * 60

/** The free times nearest to one that was taken, at most `count`, in the order of the calendar (spec 5.4.2). */
export const findNearestTimes = (
  days: readonly VisitDay[],
  taken: { readonly date: string; readonly start: string },
  count: number,
): readonly VisitTime[] => {
  const toDistance = ({ date, start }: VisitTime): number =>
    Math.abs(daysBetween(taken.date, date) * minutesADay + toMinutes(start) - toMinutes(taken.start))
  return days
    .flatMap(({ date, times }) => times.map(({ start, end }) => ({ date, start, end })))
    .filter((each) => toDistance(each) > 0)
    .toSorted((one, other) => toDistance(one) - toDistance(other))
    .slice(0, count)
    .toSorted((one, other) => `${one.date} ${one.start}`.localeCompare(`${other.date} ${other.start}`))
}
