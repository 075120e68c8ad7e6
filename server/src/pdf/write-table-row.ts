import { fonts, grey, margins, toDrawable } from './pdf.ts'
import type { Paper } from './write-paper.ts'

const size = 9
const padding = 8

interface TableRow {
  readonly cells: readonly string[]
  /** In points. */
  readonly widths: readonly number[]
  /** So many columns from the left are text; those after them are numbers. */
  readonly textColumns: number
  readonly isHead?: boolean
}

/** One row of a tagged table, as high as its longest cell. */
export const writeTableRow = (
  { pdf, width }: Paper,
  table: PDFKit.PDFStructureElement,
  { cells, widths, textColumns, isHead = false }: TableRow,
): void => {
  const font = isHead ? fonts.bold : fonts.regular
  pdf.font(font).fontSize(size)
  const texts = cells.map(toDrawable)
  const heights = texts.map((text, nth) =>
    pdf.heightOfString(text, { width: widths[nth]! - padding, lineGap: 1 }),
  )
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
          .font(font)
          .fontSize(size)
          .fillColor(isHead ? grey : 'black')
        pdf.text(text, at, top + 3, {
          width: widths[nth]! - padding,
          lineGap: 1,
          align: nth < textColumns ? 'left' : 'right',
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
