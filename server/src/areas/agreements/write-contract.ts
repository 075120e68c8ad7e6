import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { toOnDatePhrase } from '#rules/time/date-phrase.ts'
import type { Letterhead } from '#server/letterhead/letterhead.ts'
import { writeLetterhead } from '#server/letterhead/write-letterhead.ts'
import { grey, margins, writePageFooters, writePdf } from '#server/pdf/pdf.ts'
import { ensureSpace, writeLine, type Paper } from '#server/pdf/write-paper.ts'
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
  const { ka, en } = toOnDatePhrase(date)
  return { ka: `${ka}, ${time}-ზე`, en: `${en}, ${time}` }
}

/** A tagged PDF of the contract, in Georgian and then in English. */
export const writeContract = (
  document: Contract['document'],
  letterhead: Letterhead | null,
  proof: AcceptanceProof,
): Promise<Buffer> =>
  writePdf(
    {
      title: document.title,
      language: 'ka',
      createdAt: proof.accepted === null ? undefined : new Date(proof.accepted.accepted_at),
    },
    (pdf) => {
      writeLanguage(pdf, document, letterhead, proof, 'ka')
      pdf.addPage()
      writeLanguage(pdf, document, letterhead, proof, 'en')
      writePageFooters(pdf, proof.hash.slice(0, 16))
    },
  )

const writeLanguage = (
  pdf: PDFKit.PDFDocument,
  document: Contract['document'],
  letterhead: Letterhead | null,
  { hash, accepted }: AcceptanceProof,
  locale: Locale,
): void => {
  const inLanguage = (ka: string, en: string) => (locale === 'ka' ? ka : en)
  const section = pdf.struct('Sect', { lang: locale })
  pdf.addStructure(section)
  const width = pdf.page.width - margins.left - margins.right
  const say: Paper['say'] = (phrase, params) => formatPhrase(phrase, locale, params)
  const paper: Paper = { pdf, section, locale, width, say }
  const addHeading = (text: string) => {
    // A heading must not be the last line of a page.
    ensureSpace(paper, 70)
    writeLine(paper, 'H2', text, { size: 11, weight: 'bold', after: 2 })
  }
  const addClause = (text: string) => writeLine(paper, 'P', text, { size: 9.5 })
  if (letterhead !== null) writeLetterhead(paper, letterhead.university[locale], letterhead)
  writeLine(paper, 'H1', inLanguage(document.title, document.titleeng), {
    size: 14.5,
    weight: 'bold',
    after: 10,
  })
  for (const { number, title, titleeng, clauses } of document.sections) {
    addHeading(`${number}. ${inLanguage(title, titleeng)}`)
    for (const clause of clauses) addClause(`${clause.number}. ${inLanguage(clause.text, clause.texteng)}`)
    pdf.y += 3
  }
  addHeading(say(pdfWords.acceptance))
  addClause(
    accepted === null
      ? say(pdfWords.notAccepted)
      : say(pdfWords.accepted, {
          when: toWrittenTime(accepted.local_time),
          timeZone: toTimeZonePhrase(accepted.timeZone),
          language: pdfWords[accepted.locale],
        }),
  )
  writeLine(paper, 'P', `${say(pdfWords.hash)}: ${hash}`, { size: 8, after: 0, colour: grey })
  section.end()
}
