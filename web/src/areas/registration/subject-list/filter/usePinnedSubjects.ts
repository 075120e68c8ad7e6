import { useState } from 'react'

const none: ReadonlySet<number> = new Set()

/**
 * The subjects that were in the list since one of them was opened: while it is, none leaves, so that no row moves when
 * its seat is taken.
 */
export const usePinnedSubjects = (
  openID: number | null,
  shown: readonly { readonly subjectID: number }[],
): ReadonlySet<number> => {
  const [pinned, setPinned] = useState({ openID, ids: none })
  const ids = openID === null ? [] : shown.map(({ subjectID }) => subjectID)
  if (pinned.openID !== openID) setPinned({ openID, ids: new Set(ids) })
  else if (ids.some((id) => !pinned.ids.has(id))) setPinned({ openID, ids: new Set([...pinned.ids, ...ids]) })
  return pinned.ids
}
