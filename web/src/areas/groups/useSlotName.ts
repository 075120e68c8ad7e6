import { formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

/** Gives how a day and a time of a request are said, either of which may be any. */
export const useSlotName = (): ((slot: { dayID: number | null; time: string | null }) => string) => {
  const t = useWords(words)
  const locale = useLocale()
  return ({ dayID, time }) =>
    `${dayID === null ? t('anyDay') : formatWeekday(dayID, locale)}, ${time ?? t('anyTime').toLowerCase()}`
}
