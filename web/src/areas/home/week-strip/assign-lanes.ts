/** What takes place at a time of a day, in minutes. */
interface Times {
  readonly from: number
  readonly to: number
}

/** The column of each among those at the same time, and how many columns these share; in order of `from`. */
export const assignLanes = (entries: readonly Times[]) => {
  let ends: number[] = []
  const places = entries.map(({ from, to }) => {
    if (ends.every((end) => end <= from)) ends = []
    const free = ends.findIndex((end) => end <= from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = to
    return { lane, ends }
  })
  // All that overlap, directly or through one another, have the same columns.
  return places.map(({ lane, ends: { length } }) => ({ lane, lanes: length }))
}
