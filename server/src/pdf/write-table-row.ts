import { drawLayout } from './draw-text.ts'
import { layoutText } from './layout-text.ts'
import { grey, hairline, margins } from './pdf.ts'
import type { Paper } from './write-paper.ts'

const size = 9
const padding = 8

interface TableRow {
  readonly cells: readonly string[]
  /** In points. */
  readonly widths: readonly number[]
  /** How many columns from the left are text; those after them are numbers. */
  readonly textColumns: number
  readonly isHead?: boolean
}

/** One row of a tagged table, as high as its longest cell. */
export const writeTableRow = (
  { pdf }: Paper,
  table: PDFKit.PDFStructureElement,
  { cells, widths, textColumns, isHead = false }: TableRow,
): void => {
  const layouts = cells.map((text, nth) =>
    layoutText(pdf, text, {
      width: widths[nth]! - padding,
      size,
      lineGap: 1,
      weight: isHead ? 'bold' : 'regular',
      colour: isHead ? grey : 'black',
      align: nth < textColumns ? 'left' : 'right',
    }),
  )
  const height = Math.max(...layouts.map((layout) => layout.height)) + 6
  const top = pdf.y
  const row = pdf.struct('TR')
  table.add(row)
  let left = margins.left
  for (const [nth, layout] of layouts.entries()) {
    const at = left
    left += widths[nth]!
    row.add(pdf.struct(isHead ? 'TH' : 'TD', {}, () => drawLayout(pdf, layout, at, top + 3)))
  }
  row.end()
  hairline(pdf, top + height)
  pdf.y = top + height
}
