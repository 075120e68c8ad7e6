import { useCallback } from 'react'
import { formatPhrase } from '#rules/text/locale.ts'
import { useLocale } from './locale.ts'
import type { Message } from './message.ts'

/** `format(message)`: the sentence in the current language, or undefined without one. */
export const useFormatMessage = (): ((message: Message | null | undefined) => string | undefined) => {
  const locale = useLocale()
  return useCallback(
    (message) => message?.phrase && formatPhrase(message.phrase, locale, message.params),
    [locale],
  )
}
