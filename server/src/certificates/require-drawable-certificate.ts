import type { Locale } from '#rules/text/locale.ts'
import type { Letterhead } from '#server/letterhead/letterhead.ts'
import { listLetterheadTexts } from '#server/letterhead/list-letterhead-texts.ts'
import { requireDrawable } from '#server/pdf/require-drawable.ts'
import { pdfWords } from '#server/pdf/words.ts'
import { listDrawnTexts } from './list-drawn-texts.ts'
import type { CertificateContent } from './sql.ts'
import { words } from './words.ts'

/** Refuses a certificate if a letter of a name or of the addressee would be drawn as a box. */
export const requireDrawableCertificate = (
  content: CertificateContent,
  letterhead: Letterhead,
  locale: Locale,
  addressee: string | null,
): void => {
  const { name, nameeng } = content.student
  requireDrawable(words.nameNotDrawable, [locale === 'ka' ? name : nameeng])
  requireDrawable(words.addresseeNotDrawable, [addressee ?? ''])
  requireDrawable(pdfWords.textNotDrawable, [
    ...listDrawnTexts(content, locale),
    ...listLetterheadTexts(letterhead, locale),
  ])
}
