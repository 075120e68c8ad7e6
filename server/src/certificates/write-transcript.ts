import { minScores } from '#rules/marks/gpa.ts'
import { writeTableRow } from '#server/pdf/write-table-row.ts'
import { ensureSpace, writeFact, writeLine, type Paper } from '#server/pdf/write-paper.ts'
import type { CertificateContent } from './sql.ts'
import { paperWords } from './words.ts'

type Transcript = NonNullable<CertificateContent['transcript']>

/** Widths in points; the name of the subject has the rest. */
const columns = { code: 76, credits: 52, score: 48, letter: 64 }
/** Writes the final marks by semester, and their totals, which share a page with the `after` points below them. */
export const writeTranscript = (paper: Paper, transcript: Transcript, after: number): void => {
  const { pdf, section, locale, say } = paper
  const inLanguage = ({ name, nameeng }: { readonly name: string; readonly nameeng: string }) =>
    locale === 'ka' ? name : nameeng
  const { code: codeWidth, credits: creditsWidth, score: scoreWidth, letter: letterWidth } = columns
  const widths = [
    codeWidth,
    paper.width - codeWidth - creditsWidth - scoreWidth - letterWidth,
    creditsWidth,
    scoreWidth,
    letterWidth,
  ]
  const writeRow = (table: PDFKit.PDFStructureElement, cells: readonly string[], isHead = false) =>
    writeTableRow(paper, table, { cells, widths, textColumns: 2, isHead })
  const head = [
    '',
    say(paperWords.subject),
    say(paperWords.credits),
    say(paperWords.score),
    say(paperWords.grade),
  ]
  const beginTable = () => {
    const table = pdf.struct('Table')
    section.add(table)
    writeRow(table, head, true)
    return table
  }
  pdf.y += 8
  if (transcript.semesters.length === 0) writeLine(paper, 'P', say(paperWords.noMarks), { after: 12 })
  for (const { subjects, ...semester } of transcript.semesters) {
    // A heading and the head of its table are never the last lines of a page.
    ensureSpace(paper, 90)
    pdf.y += 8
    writeLine(paper, 'H2', inLanguage(semester), { size: 11, weight: 'bold', after: 2 })
    let table = beginTable()
    for (const { code, credits, score, letter, ...subject } of subjects) {
      if (ensureSpace(paper, 32)) {
        const title = say(paperWords.continued, { semester: inLanguage(semester) })
        table.end()
        writeLine(paper, 'P', title, { size: 11, weight: 'bold', after: 2 })
        table = beginTable()
      }
      writeRow(table, [code, inLanguage(subject), String(credits), String(score), letter])
    }
    table.end()
  }
  const { credits: done, programme_credits: all, gpa } = transcript
  ensureSpace(paper, 80 + after)
  pdf.y += 12
  writeFact(paper, say(paperWords.creditsDone), say(paperWords.creditsOf, { done, all }))
  if (gpa !== null) writeFact(paper, say(paperWords.gpa), gpa.toFixed(2))
  const scale = minScores.map(([letter, from], nth) => {
    const before = minScores[nth - 1]
    return `${letter} ${from}–${before === undefined ? 100 : before[1] - 1}`
  })
  const lowest = minScores.at(-1)
  if (lowest !== undefined) scale.push(`F 0–${lowest[1] - 1}`)
  writeFact(paper, say(paperWords.scale), scale.join(', '))
}
