import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

const minutesOfHour = 60

/** The length of an exam as text, from its minutes. */
export const useExamLength = (): ((minutes: number) => string) => {
  const t = useWords(words)
  return (minutes) =>
    minutes % minutesOfHour === 0
      ? t('hours', { count: minutes / minutesOfHour })
      : t('minutes', { count: minutes })
}
