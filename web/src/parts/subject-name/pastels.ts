/** As many as in pastels.css. */
export const pastelCount = 10

/** The first ones are easy to distinguish; the others are used only with more subjects. */
const distinctPastelCount = 8

/**
 * The pastel (0 to 9) of each subject, in the order in which they were chosen. A subject gets the next free one from its
 * own number on, so that a later subject never changes an earlier one's colour.
 */
export const assignPastels = (subjectIDs: readonly number[]): ReadonlyMap<number, number> => {
  const pastels = new Map<number, number>()
  let taken = new Set<number>()
  for (const subjectID of subjectIDs) {
    if (pastels.has(subjectID)) continue
    if (taken.size === pastelCount) taken = new Set()
    const range = taken.size < distinctPastelCount ? distinctPastelCount : pastelCount
    let pastel = subjectID % range
    while (taken.has(pastel)) pastel = (pastel + 1) % range
    taken.add(pastel)
    pastels.set(subjectID, pastel)
  }
  return pastels
}
