/** How many pastels pastels.css knows. */
export const pastelCount = 10

/** So many of them, the first ones, are told apart at a glance; the rest are for a week of more subjects than that. */
const clearPastels = 8

/**
 * Takes subjects in the order in which they were chosen; gives each its pastel, 0 to 9. A subject asks for the one of
 * its own number and takes the next free one, so that a later subject never changes the colour of an earlier.
 */
export const pastelsOf = (subjectIDs: readonly number[]): ReadonlyMap<number, number> => {
  const pastels = new Map<number, number>()
  let taken = new Set<number>()
  for (const subjectID of subjectIDs) {
    if (pastels.has(subjectID)) continue
    if (taken.size === pastelCount) taken = new Set()
    const range = taken.size < clearPastels ? clearPastels : pastelCount
    let pastel = subjectID % range
    while (taken.has(pastel)) pastel = (pastel + 1) % range
    taken.add(pastel)
    pastels.set(subjectID, pastel)
  }
  return pastels
}
