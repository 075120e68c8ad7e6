import type { Problem } from '#web/api/problem.ts'
import { useLocale } from '#web/i18n/locale.ts'
import type { Message } from '#web/i18n/message.ts'
import { useFormatMessage } from '#web/i18n/useFormatMessage.ts'

/** Errors that the form itself has found, by the name of the field. */
export type FieldErrors<Name extends string = string> = { readonly [K in Name]?: Message | undefined }

/**
 * `fieldError(name)`: the error of one field, in the current language: the form's own, else all messages of the server.
 * Errors of other fields are in the notice below the form (`shownFields`).
 */
export const useFieldError = (
  problem: Problem | null,
  found: FieldErrors = {},
): ((name: string) => string | undefined) => {
  const locale = useLocale()
  const format = useFormatMessage()
  return (name) => format(found[name]) ?? problem?.fieldsIn(locale)[name]?.join(' ')
}
