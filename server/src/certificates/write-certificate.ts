import { formatPhrase } from '#rules/text/locale.ts'
import { toLongDatePhrase } from '#rules/time/date-phrase.ts'
import { writeLetterhead } from '#server/letterhead/write-letterhead.ts'
import { drawLayout } from '#server/pdf/draw-text.ts'
import { layoutText } from '#server/pdf/layout-text.ts'
import { grey, hairline, margins, writePageFooters, writePdf } from '#server/pdf/pdf.ts'
import { ensureSpace, writeLine, type Paper } from '#server/pdf/write-paper.ts'
import { listFacts } from './list-facts.ts'
import type { Certificate } from './sql.ts'
import { paperWords } from './words.ts'
import { checkHeight, writeCheck } from './write-check.ts'
import { writeSignature } from './write-signature.ts'
import { writeTranscript } from './write-transcript.ts'

const statements = { 1: 'isStudent', 2: 'isSuspended', 3: 'hasGraduated' } as const
const labelWidth = 190

/** Number and date on one line, the title below. */
const writeTitle = (paper: Paper, { kind, number, issued_on }: Certificate, scale: number): void => {
  const { pdf, section, width, locale, say } = paper
  const style = { width, size: 9.5, colour: grey }
  const top = pdf.y
  section.add(
    pdf.struct('P', {}, () => {
      drawLayout(pdf, layoutText(pdf, say(paperWords.number, { number }), style), margins.left, top)
      const day = toLongDatePhrase(issued_on)[locale]
      drawLayout(pdf, layoutText(pdf, day, { ...style, align: 'right' }), margins.left, top)
    }),
  )
  pdf.y += (kind === 'status' ? 36 : 18) * scale
  writeLine(paper, 'H1', say(paperWords[kind]), {
    size: 18 * scale,
    weight: 'bold',
    align: 'center',
    after: (kind === 'status' ? 22 : 12) * scale,
  })
}

/** Labels and values between hairlines. */
const writeFacts = (paper: Paper, { content }: Certificate, scale: number): void => {
  const { pdf, section, width, say } = paper
  const size = 10.5 * scale
  hairline(pdf, pdf.y)
  for (const [phrase, value] of listFacts(paper, content)) {
    const label = layoutText(pdf, say(phrase), { width: labelWidth - 14, size: size * 0.93, colour: grey })
    const text = layoutText(pdf, value, { width: width - labelWidth, size })
    const height = Math.max(label.height, text.height) + 9 * scale
    ensureSpace(paper, height)
    const top = pdf.y + 5 * scale
    section.add(
      pdf.struct('P', {}, () => {
        // Aligns the base lines.
        drawLayout(pdf, label, margins.left, top + size * 0.07)
        drawLayout(pdf, text, margins.left + labelWidth, top)
      }),
    )
    pdf.y = top - 5 * scale + height
    hairline(pdf, pdf.y)
  }
}

const writeContent = (
  pdf: PDFKit.PDFDocument,
  certificate: Certificate,
  address: string,
  scale: number,
): void => {
  const { locale, number, code, content, addressee, letterhead } = certificate
  const section = pdf.struct('Sect', { lang: locale })
  pdf.addStructure(section)
  const width = pdf.page.width - margins.left - margins.right
  const say: Paper['say'] = (phrase, params) => formatPhrase(phrase, locale, params)
  const paper: Paper = { pdf, section, locale, width, say }
  const { university, status, transcript, student, programme } = content
  const inLanguage = ({ name, nameeng }: typeof university) => (locale === 'ka' ? name : nameeng)
  writeLetterhead(paper, inLanguage(university), letterhead)
  writeTitle(paper, certificate, scale)
  const statement = transcript === null ? statements[status as keyof typeof statements] : 'lists'
  const name = inLanguage(student)
  const named = {
    // Short names stay on one line.
    student: name.length > 40 ? name : name.replaceAll(' ', '\u00a0'),
    programme: inLanguage(programme),
  }
  const body = { size: 11.5 * scale, lineGap: 4 * scale }
  writeLine(paper, 'P', say(paperWords[statement], named), { ...body, after: 16 * scale })
  writeFacts(paper, certificate, scale)
  if (transcript !== null) writeTranscript(paper, transcript, checkHeight + 70)
  pdf.y += 16 * scale
  const purpose =
    addressee === null ? say(paperWords.presentAnywhere) : say(paperWords.presentTo, { addressee })
  if (transcript === null || addressee !== null)
    writeLine(paper, 'P', purpose, { ...body, size: 10.5 * scale, after: 30 * scale })
  ensureSpace(paper, checkHeight + 40)
  if (letterhead !== null) writeSignature(paper, letterhead, 11 * scale)
  ensureSpace(paper, checkHeight + 10)
  writeCheck(paper, code, address)
  section.end()
  writePageFooters(pdf, `${number} · ${code}`)
}

/** Tried in turn until a status certificate with long names fits one page. */
const scales = [1, 0.92, 0.84, 0.76]

/** Writes the certificate as a tagged PDF in its language. `address` is the page where anyone can check it. */
export const writeCertificate = async (certificate: Certificate, address: string): Promise<Buffer> => {
  const { kind, locale, number, issued_at } = certificate
  const title = `${formatPhrase(paperWords[kind], locale)} ${number}`
  let pages = 0
  const write = (scale: number) =>
    writePdf({ title, language: locale, createdAt: new Date(issued_at) }, (pdf) => {
      writeContent(pdf, certificate, address, scale)
      pages = pdf.bufferedPageRange().count
    })
  for (const scale of kind === 'status' ? scales.slice(0, -1) : []) {
    const written = await write(scale)
    if (pages === 1) return written
  }
  return write(kind === 'status' ? scales.at(-1)! : 1)
}
