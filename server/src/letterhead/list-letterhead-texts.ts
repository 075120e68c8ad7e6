import type { Locale } from '#rules/text/locale.ts'
import type { Letterhead } from './letterhead.ts'

/** The texts of a letterhead and its signature that a document in this language shows. */
export const listLetterheadTexts = (letterhead: Letterhead | null, locale: Locale): string[] => {
  if (letterhead === null) return []
  const { university } = letterhead
  const { address, phone, email, url, signatory, position } = university
  const texts = [
    university[locale],
    address?.[locale],
    phone,
    email,
    url,
    signatory?.[locale],
    position?.[locale],
  ]
  return texts.filter((text) => text !== undefined)
}
