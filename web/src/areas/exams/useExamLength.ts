import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

const minutesOfHour = 60

/** Says how long an exam lasts, from its minutes. */
export const useExamLength = (): ((minutes: number) => string) => {
  const t = useWords(words)
  return (minutes) =>
    minutes % minutesOfHour === 0
      ? t('hours', { count: minutes / minutesOfHour })
      : t('minutes', { count: minutes })
}
