import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

const minuteMs = 60_000

/** How long ago an instant was, in minutes, hours or days: "5 days". */
export const useAge = (): ((instant: string, now: number) => string) => {
  const t = useWords(words)
  return (instant, now) => {
    const minutes = Math.floor(Math.max(0, now - Date.parse(instant)) / minuteMs)
    if (minutes < 1) return t('ageNow')
    if (minutes < 60) return t('ageMinutes', { count: minutes })
    const hours = Math.floor(minutes / 60)
    return hours < 48 ? t('ageHours', { count: hours }) : t('ageDays', { count: Math.floor(hours / 24) })
  }
}
