import { fileURLToPath } from 'node:url'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { toLongDatePhrase } from '#rules/time/date-phrase.ts'
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

const font = (file: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-georgian/${file}`))
const regular = font('400Regular/NotoSansGeorgian_400Regular.ttf')
const bold = font('600SemiBold/NotoSansGeorgian_600SemiBold.ttf')

const toWrittenTime = (localTime: string) => {
  const [date = '', time = ''] = localTime.split(' ')
  const { ka, en } = toLongDatePhrase(date)
  return { ka: `${ka}, ${time}`, en: `${en}, ${time}` }
}

/** In points, on an A4 page. */
const margins = { top: 52, bottom: 60, left: 60, right: 60 }
const footerOffset = 40
const grey = '#57534e'

/** The font covers European Latin; other letters lose their diacritics. */
const toDrawable = (text: string): string =>
  text.replace(/[\u0250-\u02af\u1e00-\u1eff]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))

/** A tagged PDF of the contract, in Georgian and then in English. */
export const writeContract = async (
  document: Contract['document'],
  proof: AcceptanceProof,
): Promise<Buffer> => {
  // Loaded with the first contract: it takes 30 MB.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'ka',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: document.title,
      ...(proof.accepted && { CreationDate: new Date(proof.accepted.accepted_at) }),
    },
  })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  writeLanguage(pdf, document, proof, 'ka')
  pdf.addPage()
  writeLanguage(pdf, document, proof, 'en')
  writePageFooters(pdf, proof.hash)
  pdf.end()
  return done
}

const writeLanguage = (
  pdf: PDFKit.PDFDocument,
  document: Contract['document'],
  { hash, accepted }: AcceptanceProof,
  locale: Locale,
): void => {
  const inLanguage = (ka: string, en: string) => toDrawable(locale === 'ka' ? ka : en)
  const section = pdf.struct('Sect', { lang: locale })
  pdf.addStructure(section)
  const addLine = (type: string, text: string, size: number, font: string, after: number, colour = 'black') =>
    section.add(
      pdf.struct(type, {}, () => {
        pdf.font(font).fontSize(size).fillColor(colour).text(text, { lineGap: 2 })
        pdf.y += after
      }),
    )
  const addHeading = (text: string) => {
    // A heading must not be the last line of a page.
    if (pdf.y > pdf.page.height - margins.bottom - 70) pdf.addPage()
    addLine('H2', text, 11, bold, 2)
  }
  addLine('H1', inLanguage(document.title, document.titleeng), 14.5, bold, 10)
  for (const { number, title, titleeng, clauses } of document.sections) {
    addHeading(`${number}. ${inLanguage(title, titleeng)}`)
    for (const clause of clauses)
      addLine('P', `${clause.number}. ${inLanguage(clause.text, clause.texteng)}`, 9.5, regular, 4)
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
  addLine('P', how, 9.5, regular, 4)
  addLine('P', `${formatPhrase(pdfWords.hash, locale)}: ${hash}`, 8, regular, 0, grey)
  section.end()
}

const writePageFooters = (pdf: PDFKit.PDFDocument, hash: string): void => {
  const { start, count } = pdf.bufferedPageRange()
  for (let nth = 0; nth < count; nth += 1) {
    pdf.switchToPage(start + nth)
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.font(regular).fontSize(8).fillColor(grey)
    pdf.text(`${nth + 1} / ${count} · ${hash.slice(0, 16)}`, margins.left, pdf.page.height - footerOffset, {
      width: pdf.page.width - margins.left - margins.right,
      align: 'right',
      lineBreak: false,
    })
    pdf.endMarkedContent()
  }
}
