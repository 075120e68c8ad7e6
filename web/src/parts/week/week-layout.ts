import { toMinutes } from '#rules/time/clock.ts'

/** `day` is 1 (Monday) to 7; times are HH:MM. */
export interface WeekTime {
  readonly day: number
  readonly time: string
  readonly time_end: string
}

/** `top` and `height` in minutes; `lane` is the column among overlapping items. */
export interface Placed<Item extends WeekTime> {
  readonly item: Item
  readonly top: number
  readonly height: number
  readonly lane: number
  readonly lanes: number
}

export interface WeekSpan {
  /** Monday to Friday; Saturday and Sunday only if something is on them. */
  readonly days: readonly number[]
  /** Whole hours. */
  readonly from: number
  readonly to: number
}

const defaultHours = { from: 10, to: 17 }

/** Call it with everything that may be shown, so that a preview does not resize the grid. */
export const getWeekSpan = (items: readonly WeekTime[]): WeekSpan => {
  const last = Math.max(5, ...items.map((item) => item.day))
  const shown = (day: number) => day <= 5 || items.some((item) => item.day === day)
  return {
    days: Array.from({ length: last }, (_, index) => index + 1).filter(shown),
    from: Math.min(defaultHours.from, ...items.map((item) => Math.floor(toMinutes(item.time) / 60))),
    to: Math.max(defaultHours.to, ...items.map((item) => Math.ceil(toMinutes(item.time_end) / 60))),
  }
}

/**
 * Lays out one day; overlapping items stand side by side, those that are `isFirst` on the left. `from` is the grid's first
 * hour.
 */
export const layoutDay = <Item extends WeekTime>(
  items: readonly Item[],
  from: number,
  isFirst: (item: Item) => boolean = () => false,
): Placed<Item>[] => {
  const sorted = items.toSorted(
    (a, b) => toMinutes(a.time) - toMinutes(b.time) || toMinutes(b.time_end) - toMinutes(a.time_end),
  )
  return groupOverlapping(sorted).flatMap((group) => {
    const lanes: Item[][] = []
    for (const item of group.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))) {
      const free = lanes.find((lane) => !lane.some((other) => overlap(item, other)))
      if (free === undefined) lanes.push([item])
      else free.push(item)
    }
    return group.map((item) => ({
      item,
      top: toMinutes(item.time) - from * 60,
      height: toMinutes(item.time_end) - toMinutes(item.time),
      lane: lanes.findIndex((lane) => lane.includes(item)),
      lanes: lanes.length,
    }))
  })
}

const overlap = (one: WeekTime, other: WeekTime): boolean =>
  toMinutes(one.time) < toMinutes(other.time_end) && toMinutes(other.time) < toMinutes(one.time_end)

/** Groups of items that overlap directly or through one another. */
const groupOverlapping = <Item extends WeekTime>(sorted: readonly Item[]): Item[][] => {
  const found: Item[][] = []
  let end = -1
  for (const item of sorted) {
    if (toMinutes(item.time) >= end) found.push([])
    found.at(-1)!.push(item)
    end = Math.max(end, toMinutes(item.time_end))
  }
  return found
}
