import { getOffset } from '#rules/time/zoned-time.ts'

const dayMs = 86_400_000
/** Two changes of a zone's offset are at least four weeks apart. */
const stepMs = 14 * dayMs

interface Transition {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** When a zone changes its offset between two instants (ms), to the second. */
const listTransitions = (timeZone: string, begin: number, end: number): Transition[] => {
  const transitions: Transition[] = []
  let to = getOffset(begin, timeZone)
  for (let before = begin; before < end; before += stepMs) {
    const from = to
    to = getOffset(before + stepMs, timeZone)
    if (from === to) continue
    let [low, high] = [before / 1000, (before + stepMs) / 1000]
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if (getOffset(middle * 1000, timeZone) === from) low = middle
      else high = middle
    }
    transitions.push({ at: high * 1000, from, to })
  }
  return transitions
}

const two = (part: number): string => String(Math.floor(part)).padStart(2, '0')

/** +0400, or +04 where it is a whole number of hours and `isShort`. */
const formatOffset = (offset: number, isShort = false): string => {
  const seconds = Math.abs(offset) / 1000
  const [hours, minutes, rest] = [two(seconds / 3600), two((seconds / 60) % 60), two(seconds % 60)]
  const digits =
    rest === '00' ? (isShort && minutes === '00' ? hours : hours + minutes) : hours + minutes + rest
  return `${offset < 0 ? '-' : '+'}${digits}`
}

const formatLocal = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')

const formatObservance = (kind: 'STANDARD' | 'DAYLIGHT', { at, from, to }: Transition): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${formatLocal(at + from)}`,
  `TZOFFSETFROM:${formatOffset(from)}`,
  `TZOFFSETTO:${formatOffset(to)}`,
  `TZNAME:${formatOffset(to, true)}`,
  `END:${kind}`,
]

/** The lines of the VTIMEZONE of a zone, with each change of its offset from the year of one date to that of another. */
export const toTimeZoneComponent = (timeZone: string, from: string, to: string): string[] => {
  const begin = Date.UTC(Number(from.slice(0, 4)) - 1, 0, 1)
  const transitions = listTransitions(timeZone, begin, Date.UTC(Number(to.slice(0, 4)) + 2, 0, 1))
  const offset = getOffset(begin, timeZone)
  // In the southern hemisphere January has summer time.
  const isSummer = transitions[0] !== undefined && transitions[0].to < offset
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...formatObservance(isSummer ? 'DAYLIGHT' : 'STANDARD', { at: begin, from: offset, to: offset }),
    ...transitions.flatMap((each) => formatObservance(each.to > each.from ? 'DAYLIGHT' : 'STANDARD', each)),
    'END:VTIMEZONE',
  ]
}
