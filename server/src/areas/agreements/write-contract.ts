import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { toLongDatePhrase } from '#rules/time/date-phrase.ts'
import { drawText } from '#server/pdf/draw-text.ts'
import type { Weight } from '#server/pdf/font-files.ts'
import { grey, margins, writePageFooters, writePdf } from '#server/pdf/pdf.ts'
import { toTimeZonePhrase } from './to-time-zone-phrase.ts'
import type { Contract } from './read-contract.ts'
import { pdfWords } from './words.ts'

interface AcceptanceProof {
  /** SHA-256 of the text, in hexadecimal. */
  readonly hash: string
  /** The time at the university (YYYY-MM-DD HH:MM), its time zone, and the language. */
  readonly accepted: {
    readonly accepted_at: string
    readonly local_time: string
    readonly timeZone: string
    readonly locale: Locale
  } | null
}

const toWrittenTime = (localTime: string) => {
  const [date = '', time = ''] = localTime.split(' ')
  const { ka, en } = toLongDatePhrase(date)
  return { ka: `${ka}, ${time}`, en: `${en}, ${time}` }
}

/** A tagged PDF of the contract, in Georgian and then in English. */
export const writeContract = (document: Contract['document'], proof: AcceptanceProof): Promise<Buffer> =>
  writePdf(
    {
      title: document.title,
      language: 'ka',
      createdAt: proof.accepted === null ? undefined : new Date(proof.accepted.accepted_at),
    },
    (pdf) => {
      writeLanguage(pdf, document, proof, 'ka')
      pdf.addPage()
      writeLanguage(pdf, document, proof, 'en')
      writePageFooters(pdf, proof.hash.slice(0, 16))
    },
  )

const writeLanguage = (
  pdf: PDFKit.PDFDocument,
  document: Contract['document'],
  { hash, accepted }: AcceptanceProof,
  locale: Locale,
): void => {
  const inLanguage = (ka: string, en: string) => (locale === 'ka' ? ka : en)
  const section = pdf.struct('Sect', { lang: locale })
  pdf.addStructure(section)
  const width = pdf.page.width - margins.left - margins.right
  const addLine = (
    type: string,
    text: string,
    size: number,
    weight: Weight,
    after: number,
    colour = 'black',
  ) =>
    section.add(
      pdf.struct(type, {}, () => {
        drawText(pdf, text, [margins.left, pdf.y], { width, size, weight, colour })
        pdf.y += after
      }),
    )
  const addHeading = (text: string) => {
    // A heading must not be the last line of a page.
    if (pdf.y > pdf.page.height - margins.bottom - 70) pdf.addPage()
    addLine('H2', text, 11, 'bold', 2)
  }
  addLine('H1', inLanguage(document.title, document.titleeng), 14.5, 'bold', 10)
  for (const { number, title, titleeng, clauses } of document.sections) {
    addHeading(`${number}. ${inLanguage(title, titleeng)}`)
    for (const clause of clauses)
      addLine('P', `${clause.number}. ${inLanguage(clause.text, clause.texteng)}`, 9.5, 'regular', 4)
    pdf.y += 3
  }
  const how =
    accepted === null
      ? formatPhrase(pdfWords.notAccepted, locale)
      : formatPhrase(pdfWords.accepted, locale, {
          when: toWrittenTime(accepted.local_time),
          timeZone: toTimeZonePhrase(accepted.timeZone),
          language: formatPhrase(pdfWords[accepted.locale], locale),
        })
  addHeading(formatPhrase(pdfWords.acceptance, locale))
  addLine('P', how, 9.5, 'regular', 4)
  addLine('P', `${formatPhrase(pdfWords.hash, locale)}: ${hash}`, 8, 'regular', 0, grey)
  section.end()
}
