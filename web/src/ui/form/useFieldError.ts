import type { Problem } from '#web/api/problem.ts'
import { useLocale } from '#web/i18n/locale.ts'

/**
 * `fieldError(name)`: all messages of the server about one field, in the current language. What is wrong with other
 * fields stands in the notice below the form (`shownFields`).
 */
export const useFieldError = (problem: Problem | null): ((name: string) => string | undefined) => {
  const locale = useLocale()
  return (name) => problem?.fieldsIn(locale)[name]?.join(' ')
}
