/** Thrown for a time zone that this program does not know. */
export class UnknownTimeZone extends RangeError {
  readonly timeZone: string

  constructor(timeZone: string) {
    super(`unknown time zone: ${timeZone}`)
    this.timeZone = timeZone
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

const createClock = (timeZone: string): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
  } catch {
    throw new UnknownTimeZone(timeZone)
  }
}

const getClock = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = createClock(timeZone)
  clocks.set(timeZone, clock)
  return clock
}

/** The clock of a zone at an instant, as Y-m-dTHH:MM:SS. */
const readClock = (ms: number, timeZone: string): string => {
  const part = Object.fromEntries(
    getClock(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  )
  const date = `${part['year']?.padStart(4, '0')}-${part['month']}-${part['day']}`
  return `${date}T${part['hour']}:${part['minute']}:${part['second']}`
}

/** Whether the name of a time zone is known, such as "Europe/Berlin". */
export const isTimeZone = (name: string): boolean => {
  try {
    return getClock(name) !== undefined
  } catch {
    return false
  }
}

/** The date (Y-m-d) and time (HH:MM) in a time zone at an instant (ISO or ms). */
export const toZonedTime = (instant: string | number, timeZone: string): { date: string; time: string } => {
  const local = readClock(new Date(instant).getTime(), timeZone)
  return { date: local.slice(0, 10), time: local.slice(11, 16) }
}

/** How far a zone is ahead of UTC at an instant (ms), in ms. */
export const getOffset = (ms: number, timeZone: string): number =>
  Date.parse(`${readClock(ms, timeZone)}Z`) - Math.floor(ms / 1000) * 1000

const dayMs = 86_400_000

const listCandidates = (date: string, time: string, timeZone: string) => {
  const local = Date.parse(`${date}T${time}:00Z`)
  // A zone changes its offset at most once within two days.
  const before = local - getOffset(local - dayMs, timeZone)
  const after = local - getOffset(local + dayMs, timeZone)
  return { local, before, after }
}

/**
 * The instants (ms) at which the clock of a zone shows a date and time, in order: one, none where the clock is put
 * forward over it, two where it is put back.
 */
export const listInstants = (date: string, time: string, timeZone: string): number[] => {
  const { local, before, after } = listCandidates(date, time, timeZone)
  return [...new Set([before, after])].filter((ms) => ms + getOffset(ms, timeZone) === local)
}

/**
 * The instant (ISO) of a date and time in a zone. As in PostgreSQL, a time that the clock shows twice is the second one,
 * and a time that is left out is as much later as the clock is put forward.
 */
export const toInstant = (date: string, time: string, timeZone: string): string => {
  const ms = listInstants(date, time, timeZone).at(-1) ?? listCandidates(date, time, timeZone).before
  return new Date(ms).toISOString()
}
