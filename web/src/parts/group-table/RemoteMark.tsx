import type { GroupRow } from '#contract/rows/group-row.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from '#web/parts/words.ts'

/** Stands after the times of a group that meets at a distance. */
export const RemoteMark = ({ group }: { readonly group: Pick<GroupRow, 'meetings'> }) => {
  const t = useWords(words)
  if (group.meetings.every(({ room }) => room !== null)) return null
  const isAll = group.meetings.every(({ room }) => room === null)
  return ` · ${t(isAll ? 'distance' : 'partlyDistance')}`
}
