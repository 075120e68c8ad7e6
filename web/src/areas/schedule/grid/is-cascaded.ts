import type { Placed, WeekTime } from '#web/parts/week/week-layout.ts'

/** Over this many minutes the title of the earlier block can be read above the later one. */
const titleMinutes = 30

const overlaps = (one: Placed<WeekTime>, other: Placed<WeekTime>): boolean =>
  one.top < other.top + other.height && other.top < one.top + one.height

/**
 * Whether a block of one day is drawn over or under the others instead of beside them: of two lanes, if the blocks of
 * the second begin well after those of the first that they overlap.
 */
export const isCascaded = (place: Placed<WeekTime>, places: readonly Placed<WeekTime>[]): boolean =>
  place.lanes === 2 &&
  places
    .filter((other) => other !== place && overlaps(place, other))
    .every((other) =>
      place.lane === 0 ? other.top - place.top >= titleMinutes : place.top - other.top >= titleMinutes,
    )
