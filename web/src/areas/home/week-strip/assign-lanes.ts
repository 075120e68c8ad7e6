/** Times of day, in minutes. */
interface Times {
  readonly from: number
  readonly to: number
}

/** The column of each entry and the number of columns at its time, ordered by `from`. */
export const assignLanes = (entries: readonly Times[]) => {
  let ends: number[] = []
  const places = entries.map(({ from, to }) => {
    if (ends.every((end) => end <= from)) ends = []
    const free = ends.findIndex((end) => end <= from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = to
    return { lane, ends }
  })
  // Entries that overlap, directly or through others, share the number of columns.
  return places.map(({ lane, ends: { length } }) => ({ lane, lanes: length }))
}
