import { formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

interface Slot {
  readonly dayID: number | null
  readonly time: string | null
}

/** The day and the time of a request in words; null is any day, any time. */
export const useFormatSlot = (): ((slot: Slot) => string) => {
  const t = useWords(words)
  const locale = useLocale()
  return ({ dayID, time }) =>
    `${dayID === null ? t('anyDay') : formatWeekday(dayID, locale)}, ${time ?? t('anyTime').toLowerCase()}`
}
