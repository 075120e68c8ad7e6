import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

/** Says until when the points of a paper can or could be appealed against; `until` is null when they cannot. */
export const useAppealDeadline = () => {
  const t = useWords(words)
  const locale = useLocale()
  return (until: string | null, now: number): string => {
    if (until === null) return t('noAppeals')
    return t(now < Date.parse(until) ? 'appealsUntil' : 'appealsOver', { when: formatInstant(until, locale) })
  }
}
