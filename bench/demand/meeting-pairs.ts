import type { CatalogueGroup } from '#server/areas/catalogue/catalogue.ts'

/** Every meeting of a group, as week, weekday, start and end. */
const listMeetings = ({ weekdays, weeks, termWeeks, start, end }: CatalogueGroup) => {
  const ranges = weeks.length > 0 ? weeks : [{ first: 0, last: termWeeks - 1 }]
  return ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at).flatMap((week) =>
      weekdays.map((weekday) => ({ day: `${week} ${weekday}`, start, end })),
    ),
  )
}

/**
 * Counts the pairs of one student's groups that overlap. It compares the catalogue's weeks day by day and does not use
 * the portal's rule.
 */
export const countMeetingPairs = (groups: readonly CatalogueGroup[]): number => {
  const all = groups.map(listMeetings)
  return all.reduce((sum, mine, at) => {
    const others = all.slice(at + 1)
    const met = others.filter((theirs) =>
      mine.some((one) =>
        theirs.some((other) => one.day === other.day && one.start < other.end && other.start < one.end),
      ),
    )
    return sum + met.length
  }, 0)
}
