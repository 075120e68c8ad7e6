import { toMinutes } from '#rules/time/clock.ts'

/** Something that stands in the week: `day` from 1 (Monday) to 7 (Sunday), times HH:MM. */
export interface WeekTime {
  readonly day: number
  readonly time: string
  readonly time_end: string
}

/** An item with its place: minutes from the top of the grid, and its lane among those of the same hours. */
export interface Placed<Item extends WeekTime> {
  readonly item: Item
  readonly top: number
  readonly height: number
  readonly lane: number
  readonly lanes: number
}

export interface WeekSpan {
  /** Monday to Friday, and Saturday and Sunday only when something is there. */
  readonly days: readonly number[]
  /** Whole hours: the grid goes from the first to the last. */
  readonly from: number
  readonly to: number
}

const ordinary = { from: 10, to: 17 }

/** Takes all that may come to stand in the grid, ghosts too, so that moving a ghost moves nothing else. */
export const weekSpan = (items: readonly WeekTime[]): WeekSpan => {
  const last = Math.max(5, ...items.map((item) => item.day))
  const shown = (day: number) => day <= 5 || items.some((item) => item.day === day)
  return {
    days: Array.from({ length: last }, (_, index) => index + 1).filter(shown),
    from: Math.min(ordinary.from, ...items.map((item) => Math.floor(toMinutes(item.time) / 60))),
    to: Math.max(ordinary.to, ...items.map((item) => Math.ceil(toMinutes(item.time_end) / 60))),
  }
}

/** Takes the items of one day and the grid's first hour; gives their places, side by side where they overlap. */
export const placeDay = <Item extends WeekTime>(items: readonly Item[], from: number): Placed<Item>[] => {
  const sorted = items.toSorted(
    (a, b) => toMinutes(a.time) - toMinutes(b.time) || toMinutes(b.time_end) - toMinutes(a.time_end),
  )
  return bundles(sorted).flatMap((bundle) => {
    const ends: number[] = []
    const lanes = bundle.map((item) => {
      const start = toMinutes(item.time)
      const free = ends.findIndex((end) => end <= start)
      const lane = free === -1 ? ends.length : free
      ends[lane] = toMinutes(item.time_end)
      return lane
    })
    return bundle.map((item, at) => ({
      item,
      top: toMinutes(item.time) - from * 60,
      height: toMinutes(item.time_end) - toMinutes(item.time),
      lane: lanes[at]!,
      lanes: ends.length,
    }))
  })
}

/** Items that overlap, directly or through one another, share their lanes. */
const bundles = <Item extends WeekTime>(sorted: readonly Item[]): Item[][] => {
  const found: Item[][] = []
  let end = -1
  for (const item of sorted) {
    if (toMinutes(item.time) >= end) found.push([])
    found.at(-1)!.push(item)
    end = Math.max(end, toMinutes(item.time_end))
  }
  return found
}
