import { layoutText, type TextLayout, type TextStyle } from './layout-text.ts'

/** Distance from the top of a line to its base line, relative to the size. */
const ascent = 1.069

/** With this method, missing in its types, pdfkit continues tagged content on the next page. */
interface Continuing {
  continueOnNewPage(): void
}

type Run = TextLayout['lines'][number]['words'][number][number]

const drawRuns = (pdf: PDFKit.PDFDocument, runs: readonly Run[], left: number, y: number): void => {
  let x = left
  for (const { text, font, width } of runs) {
    pdf.font(font).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
    x += width
  }
}

/** Joins words with spaces, which are equally wide in all fonts, and merges neighbours in one font. */
const joinRuns = ({ words }: TextLayout['lines'][number], spaceWidth: number): Run[] => {
  const runs: Run[] = []
  for (const [nth, word] of words.entries())
    for (const [piece, run] of word.entries()) {
      const last = runs.at(-1)
      const isSpaced = nth > 0 && piece === 0
      // Drawn with the run before it, so that copied text contains the space.
      const before =
        last && isSpaced ? { ...last, text: `${last.text} `, width: last.width + spaceWidth } : last
      if (before === undefined) runs.push(run)
      else if (before.font === run.font)
        runs[runs.length - 1] = { ...run, text: before.text + run.text, width: before.width + run.width }
      else runs.splice(-1, 1, before, run)
    }
  return runs
}

/** Draws lines from `y` on, over as many pages as needed. Moves `pdf.y` below them. */
export const drawLayout = (pdf: PDFKit.PDFDocument, layout: TextLayout, x: number, y: number): void => {
  const { lines, lineHeight, spaceWidth, style } = layout
  const { size, colour = 'black', align = 'left', width } = style
  let top = y
  for (const [nth, line] of lines.entries()) {
    const bottom = pdf.page.height - pdf.page.margins.bottom
    const isFirstOfMany = nth === 0 && lines.length > 1
    // Never leaves the first line of a paragraph alone at the foot of a page.
    if (top + lineHeight * (isFirstOfMany ? 2 : 1) > bottom + 0.01 && top > pdf.page.margins.top) {
      ;(pdf as unknown as Continuing).continueOnNewPage()
      top = pdf.page.margins.top
    }
    const free = width - line.width
    const left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0)
    pdf.fontSize(size).fillColor(colour)
    drawRuns(pdf, joinRuns(line, spaceWidth), left, top + size * ascent)
    top += lineHeight
  }
  pdf.y = top
}

/** Draws a text, each letter in the first font that has it. */
export const drawText = (
  pdf: PDFKit.PDFDocument,
  text: string,
  [x, y]: readonly [x: number, y: number],
  style: TextStyle,
): void => drawLayout(pdf, layoutText(pdf, text, style), x, y)
