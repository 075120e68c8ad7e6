import { toFileSize } from '#rules/text/file-size.ts'
import { formatPhrase, type Locale, type Phrase } from '#rules/text/locale.ts'
import { formatNumber } from './format.ts'

const units = {
  KB: { ka: '{value} კბ', en: '{value} KB' },
  MB: { ka: '{value} მბ', en: '{value} MB' },
} as const satisfies Record<string, Phrase>

/** "10 კბ" / "2.4 MB". */
export const formatFileSize = (bytes: number, locale: Locale): string => {
  const { value, unit } = toFileSize(bytes)
  return formatPhrase(units[unit], locale, { value: formatNumber(value, locale) })
}
