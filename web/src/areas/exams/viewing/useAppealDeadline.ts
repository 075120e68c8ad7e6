import { formatDeadline } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

/** Until when the points of a paper can or could be appealed against; `until` is null when they cannot. */
export const useAppealDeadline = () => {
  const t = useWords(words)
  const locale = useLocale()
  return (until: string | null, now: number): string =>
    until === null
      ? t('noAppeals')
      : t('deadline', { label: t(getAppealLabel(until, now)), when: formatDeadline(until, locale) })
}

/** The name of the deadline of appeals, while it lasts and afterwards. */
export const getAppealLabel = (until: string, now: number): 'appealsUntil' | 'appealsOver' =>
  now < Date.parse(until) ? 'appealsUntil' : 'appealsOver'
