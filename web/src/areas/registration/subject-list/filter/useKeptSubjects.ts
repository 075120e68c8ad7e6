import { useState } from 'react'

const none: ReadonlySet<number> = new Set()

/**
 * The subjects that were in the list since one of them was opened: while it is, none leaves, so that no row moves when
 * its seat is taken.
 */
export const useKeptSubjects = (
  openID: number | null,
  shown: readonly { readonly subjectID: number }[],
): ReadonlySet<number> => {
  const [kept, setKept] = useState({ openID, ids: none })
  const ids = openID === null ? [] : shown.map(({ subjectID }) => subjectID)
  if (kept.openID !== openID) setKept({ openID, ids: new Set(ids) })
  else if (ids.some((id) => !kept.ids.has(id))) setKept({ openID, ids: new Set([...kept.ids, ...ids]) })
  return kept.ids
}
