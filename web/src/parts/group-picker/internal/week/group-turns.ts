import type { WeekBlock } from './week-block.ts'
import type { WeekTime } from '#web/parts/week/week-layout.ts'

/** Blocks with the same hours on different dates, in order; mostly one. */
export interface Turns extends WeekTime {
  readonly turns: readonly [WeekBlock, ...WeekBlock[]]
}

/** Groups blocks with the same hours whose dates never overlap, as rotations have. */
export const groupTurns = (blocks: readonly WeekBlock[]): Turns[] => {
  const found: Turns[] = []
  for (const block of blocks.toSorted((a, b) => firstDate(a).localeCompare(firstDate(b)))) {
    const { day, time, time_end } = block
    const at = found.findIndex(
      (slot) =>
        slot.day === day &&
        slot.time === time &&
        slot.time_end === time_end &&
        slot.turns.every((other) => neverMeet(block, other)),
    )
    if (at === -1) found.push({ day, time, time_end, turns: [block] })
    else found[at] = { ...found[at]!, turns: [...found[at]!.turns, block] }
  }
  return found
}

const firstDate = ({ dates = [] }: WeekBlock): string => dates[0]?.start_date ?? ''

const neverMeet = ({ dates = [] }: WeekBlock, { dates: theirs = [] }: WeekBlock): boolean =>
  dates.length > 0 &&
  theirs.length > 0 &&
  dates.every((one) =>
    theirs.every((other) => one.end_date < other.start_date || other.end_date < one.start_date),
  )
