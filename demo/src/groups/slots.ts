import type { Random } from '../random.ts'
import { countHours } from './group.ts'

/** When a group meets: one slot, or two of the same hour on two days. */
export interface Slot {
  readonly weekdays: readonly number[]
  readonly hour: number
  readonly hours: number
}

const workingDays = [1, 2, 3, 4, 5]
const dayPairs = [
  [1, 3],
  [2, 4],
  [3, 5],
  [1, 4],
  [2, 5],
]
const doubleHours = [9, 11, 13, 15, 17, 18]
const singleHours = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]
const unpopularFrom = 17

export const slotHours = ({ weekdays, hour, hours }: Slot): number[] =>
  weekdays.flatMap((weekday) => countHours({ weekday, hour, hours }))

const listSlots = (hours: number, meetings: 1 | 2): Slot[] => {
  const days = meetings === 2 ? dayPairs : workingDays.map((day) => [day])
  const starts = hours === 1 ? singleHours : doubleHours
  return days.flatMap((weekdays) => starts.map((hour) => ({ weekdays, hour, hours })))
}

interface SlotRequest {
  readonly hours: number
  readonly meetings: 1 | 2
  /** How many such groups a student can choose from: with more of them, a clash with one matters less. */
  readonly alternatives: number
}

/** Finds times for groups so that students of one year can take all their subjects. */
export interface Slots {
  /**
   * Returns the slot with the fewest clashes for the same students; `years` has the share of each year of a programme
   * that takes the group, `blocked` the hours to avoid.
   */
  find(request: SlotRequest, years: ReadonlyMap<string, number>, blocked: ReadonlySet<number>): Slot
}

export const makeSlots = (random: Random): Slots => {
  const loads = new Map<string, Float64Array>()
  const findLoad = (year: string): Float64Array => {
    const known = loads.get(year) ?? new Float64Array(7 * 24)
    loads.set(year, known)
    return known
  }
  const cache = new Map<string, { slot: Slot; hours: number[] }[]>()
  const candidates = (hours: number, meetings: 1 | 2) => {
    const key = `${hours} ${meetings}`
    const known =
      cache.get(key) ?? listSlots(hours, meetings).map((slot) => ({ slot, hours: slotHours(slot) }))
    cache.set(key, known)
    return known
  }
  return {
    find: ({ hours, meetings, alternatives }, years, blocked) => {
      const all = [...years].map(([year, share]) => ({ load: findLoad(year), share }))
      let best: { slot: Slot; hours: number[] } | undefined
      let least = Infinity
      for (const candidate of candidates(hours, meetings)) {
        if (candidate.hours.some((hour) => blocked.has(hour))) continue
        let score = random.next() * 0.05 + (candidate.slot.hour >= unpopularFrom ? 0.1 : 0)
        for (const { load, share } of all) for (const hour of candidate.hours) score += load[hour]! * share
        if (score < least) [best, least] = [candidate, score]
      }
      if (best === undefined) throw new Error('a week has no hour left')
      for (const { load, share } of all) for (const hour of best.hours) load[hour]! += share / alternatives
      return best.slot
    },
  }
}
