import type { CatalogueGroup } from '#server/areas/catalogue/catalogue.ts'

/** Every hour that a group meets, as week, weekday, and from when until when. */
const meetingsOf = ({ weekdays, weeks, termWeeks, start, end }: CatalogueGroup) => {
  const ranges = weeks.length > 0 ? weeks : [{ first: 0, last: termWeeks - 1 }]
  return ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at).flatMap((week) =>
      weekdays.map((weekday) => ({ day: `${week} ${weekday}`, start, end })),
    ),
  )
}

/**
 * Takes the groups of one student; counts the pairs of them that meet in one same minute. It looks at the catalogue's
 * own weeks, day by day, and knows nothing of the portal's rule.
 */
export const meetingPairs = (groups: readonly CatalogueGroup[]): number => {
  const all = groups.map(meetingsOf)
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
