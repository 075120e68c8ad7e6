import type { WeekBlock } from '#web/parts/week-block.ts'
import type { WeekTime } from './week-layout.ts'

/** The blocks that have the same hours of a day in turn, from the first to the last; mostly one alone. */
export interface Turns extends WeekTime {
  readonly turns: readonly [WeekBlock, ...WeekBlock[]]
}

/** Takes the blocks of a week; puts together those with the same hours whose dates never meet, as rotations have. */
export const inTurns = (blocks: readonly WeekBlock[]): Turns[] => {
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

const neverMeet = ({ dates: mine = [] }: WeekBlock, { dates: theirs = [] }: WeekBlock): boolean =>
  mine.length > 0 &&
  theirs.length > 0 &&
  mine.every((one) =>
    theirs.every((other) => one.end_date < other.start_date || other.end_date < one.start_date),
  )
