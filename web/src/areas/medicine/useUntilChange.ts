import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

type State = { readonly until: string | null } | null

/**
 * Gives how it is said that something of a subject can be chosen at last, or no more (each by the name of its word), or
 * until another time; nothing where that is as it was.
 */
export const useUntilChange = (isNew: 'topicsNew' | 'groupsNew', isGone: 'topicsGone' | 'groupsGone') => {
  const t = useWords(words)
  const locale = useLocale()
  const when = (until: string | null) => (until === null ? t('noDeadline') : formatInstant(until, locale))
  return (subject: string, before: State, after: State): string[] => {
    if (after === null) return before === null ? [] : [t(isGone, { subject })]
    const now = when(after.until)
    if (before === null) return [t(isNew, { subject, now })]
    return before.until === after.until ? [] : [t('untilMoved', { subject, was: when(before.until), now })]
  }
}
