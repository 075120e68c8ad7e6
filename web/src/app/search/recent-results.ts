import { loadDraft, saveDraft } from '#web/api/drafts/draft.ts'
import type { SearchResult } from './search-result.ts'

type RecentResult = Pick<SearchResult, 'key' | 'icon' | 'name' | 'code' | 'link'>

const draftName = 'search'
const maxRecent = 4

/** The results that the student opened last, on this device; a log-out deletes them like a draft. */
export const listRecentResults = (studentID: number): readonly RecentResult[] => {
  const stored = loadDraft(studentID, draftName) as { rows?: RecentResult[] } | null
  return stored?.rows ?? []
}

/** An action without a link is not kept: it is done, not opened. */
export const addRecentResult = (studentID: number, { key, icon, name, code, link }: SearchResult): void => {
  if (link === null) return
  const others = listRecentResults(studentID).filter((each) => each.key !== key)
  saveDraft(studentID, draftName, { rows: [{ key, icon, name, code, link }, ...others].slice(0, maxRecent) })
}
