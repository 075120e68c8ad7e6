import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

type SubjectState = { readonly until: string | null } | null

/** Sentences about the time to choose in a subject: opened, closed, or moved; the keys are those of the words. */
export const useDeadlineLines = (
  openedKey: 'topicsOpened' | 'groupsOpened',
  closedKey: 'topicsClosed' | 'groupsClosed',
) => {
  const t = useWords(words)
  const locale = useLocale()
  const formatDeadline = (until: string | null) =>
    until === null ? t('noDeadline') : formatInstant(until, locale)
  return (subject: string, before: SubjectState, after: SubjectState): string[] => {
    if (after === null) return before === null ? [] : [t(closedKey, { subject })]
    const now = formatDeadline(after.until)
    if (before === null) return [t(openedKey, { subject, now })]
    return before.until === after.until
      ? []
      : [t('deadlineMoved', { subject, was: formatDeadline(before.until), now })]
  }
}
