import type { ChangeLine } from '#web/parts/page-changes/change-line.ts'
import { formatShortDeadline } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

type SubjectState = { readonly until: string | null } | null

/** Changes of the time to choose in a subject: opened, closed, or moved; the keys are those of the words. */
export const useDeadlineLines = (
  openedKey: 'topicsOpened' | 'groupsOpened',
  closedKey: 'topicsClosed' | 'groupsClosed',
) => {
  const t = useWords(words)
  const locale = useLocale()
  const formatDeadline = (until: string | null) =>
    until === null ? t('noDeadline') : formatShortDeadline(until, locale)
  return (of: Pick<ChangeLine, 'row' | 'name'>, before: SubjectState, after: SubjectState): ChangeLine[] => {
    if (after === null) return before === null ? [] : [{ ...of, text: t(closedKey) }]
    const now = formatDeadline(after.until)
    if (before === null) return [{ ...of, text: t(openedKey, { now }) }]
    return before.until === after.until
      ? []
      : [{ ...of, text: t('deadlineMoved', { was: formatDeadline(before.until), now }) }]
  }
}
