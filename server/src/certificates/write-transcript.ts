import { fonts, grey, margins, toDrawable } from '#server/pdf/pdf.ts'
import { leaveRoom, writeFact, writeLine, type Paper } from './write-paper.ts'
import type { CertificateContent } from './sql.ts'
import { paperWords } from './words.ts'

type Transcript = NonNullable<CertificateContent['transcript']>

/** Widths in points; the name of the subject has the rest. */
const columns = { code: 76, credits: 52, score: 48, letter: 64 }
const size = 9

/** One row of the table, as high as its longest cell. */
const writeRow = (
  paper: Paper,
  table: PDFKit.PDFStructureElement,
  cells: readonly string[],
  isHead = false,
) => {
  const { pdf, width } = paper
  const { code, credits, score, letter } = columns
  const widths = [code, width - code - credits - score - letter, credits, score, letter]
  pdf.font(isHead ? fonts.bold : fonts.regular).fontSize(size)
  const texts = cells.map(toDrawable)
  const heights = texts.map((text, nth) => pdf.heightOfString(text, { width: widths[nth]! - 8, lineGap: 1 }))
  const height = Math.max(...heights) + 6
  const top = pdf.y
  const row = pdf.struct('TR')
  table.add(row)
  let left = margins.left
  for (const [nth, text] of texts.entries()) {
    const at = left
    left += widths[nth]!
    row.add(
      pdf.struct(isHead ? 'TH' : 'TD', {}, () => {
        pdf
          .font(isHead ? fonts.bold : fonts.regular)
          .fontSize(size)
          .fillColor(isHead ? grey : 'black')
        pdf.text(text, at, top + 3, {
          width: widths[nth]! - 8,
          lineGap: 1,
          align: nth < 2 ? 'left' : 'right',
        })
      }),
    )
  }
  row.end()
  pdf.markContent('Artifact')
  pdf.moveTo(margins.left, top + height).lineTo(margins.left + width, top + height)
  pdf.lineWidth(0.5).strokeColor('#d6d3d1').stroke()
  pdf.endMarkedContent()
  pdf.y = top + height
}

/** The final marks by semesters, and what they add up to. */
export const writeTranscript = (paper: Paper, transcript: Transcript): void => {
  const { pdf, section, locale, say } = paper
  const inLanguage = ({ name, nameeng }: { readonly name: string; readonly nameeng: string }) =>
    locale === 'ka' ? name : nameeng
  const head = [
    '',
    say(paperWords.subject),
    say(paperWords.credits),
    say(paperWords.score),
    say(paperWords.grade),
  ]
  pdf.y += 8
  if (transcript.semesters.length === 0) writeLine(paper, 'P', say(paperWords.noMarks), { after: 12 })
  for (const { subjects, ...semester } of transcript.semesters) {
    // A heading and the head of its table are never the last lines of a page.
    leaveRoom(paper, 90)
    pdf.y += 8
    writeLine(paper, 'H2', inLanguage(semester), { size: 11, font: fonts.bold, after: 2 })
    const table = pdf.struct('Table')
    section.add(table)
    writeRow(paper, table, head, true)
    for (const { code, credits, score, letter, ...subject } of subjects) {
      if (leaveRoom(paper, 32)) writeRow(paper, table, head, true)
      writeRow(paper, table, [code, inLanguage(subject), String(credits), String(score), letter])
    }
    table.end()
  }
  const { credits: done, programme_credits: all, gpa } = transcript
  leaveRoom(paper, 60)
  pdf.y += 12
  writeFact(paper, say(paperWords.creditsDone), say(paperWords.creditsOf, { done, all }))
  if (gpa !== null) writeFact(paper, say(paperWords.gpa), gpa.toFixed(2))
}
