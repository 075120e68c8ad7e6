import type { Letterhead } from '#server/letterhead/letterhead.ts'
import { drawLayout } from '#server/pdf/draw-text.ts'
import { layoutText } from '#server/pdf/layout-text.ts'
import { margins } from '#server/pdf/pdf.ts'
import { ensureSpace, type Paper } from '#server/pdf/write-paper.ts'

/** Writes the position on the left, and the name on the right of its last line. */
export const writeSignature = (paper: Paper, { university }: Letterhead, size: number): void => {
  const { pdf, section, width, locale } = paper
  const position = layoutText(pdf, university.position?.[locale] ?? '', { width: width * 0.55, size })
  const name = layoutText(pdf, university.signatory?.[locale] ?? '', {
    width: width * 0.42,
    size,
    weight: 'bold',
    align: 'right',
  })
  const height = Math.max(position.height, name.height)
  ensureSpace(paper, height)
  const top = pdf.y
  section.add(
    pdf.struct('P', {}, () => {
      drawLayout(pdf, position, margins.left, top)
      drawLayout(pdf, name, margins.left + width * 0.58, top + position.height - name.height)
      pdf.y = top + height
    }),
  )
}
