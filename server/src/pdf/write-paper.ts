import type { formatPhrase, Locale, Phrase } from '#rules/text/locale.ts'
import { fonts, grey, margins, toDrawable } from '#server/pdf/pdf.ts'

const labelWidth = 170

/** Where something is written, and in which language. */
export interface Paper {
  readonly pdf: PDFKit.PDFDocument
  readonly section: PDFKit.PDFStructureElement
  readonly locale: Locale
  /** Of the text, in points. */
  readonly width: number
  readonly say: (phrase: Phrase, params?: Parameters<typeof formatPhrase>[2]) => string
}

/** Writes a tagged line at the place where the last one ended; `after` is the space below it. */
export const writeLine = (
  { pdf, section, width }: Paper,
  type: string,
  text: string,
  { size = 10, font = fonts.regular, after = 4, colour = 'black', at = margins.left, within = width } = {},
): void => {
  section.add(
    pdf.struct(type, {}, () => {
      pdf
        .font(font)
        .fontSize(size)
        .fillColor(colour)
        .text(toDrawable(text), at, pdf.y, { lineGap: 2, width: within })
      pdf.y += after
    }),
  )
}

/** Begins a page if fewer points than these are left on this one. */
export const ensureSpace = ({ pdf }: Paper, height: number): boolean => {
  if (pdf.y + height <= pdf.page.height - margins.bottom) return false
  pdf.addPage()
  return true
}

/** A label with its value beside it. */
export const writeFact = (paper: Paper, label: string, value: string): void => {
  const { pdf, section, width } = paper
  ensureSpace(paper, 34)
  const top = pdf.y
  section.add(
    pdf.struct('P', {}, () => {
      pdf.font(fonts.regular).fontSize(10).fillColor(grey)
      pdf.text(label, margins.left, top, { width: labelWidth - 12, lineGap: 2 })
      const labelEnd = pdf.y
      pdf.fillColor('black')
      pdf.text(toDrawable(value), margins.left + labelWidth, top, { width: width - labelWidth, lineGap: 2 })
      pdf.y = Math.max(pdf.y, labelEnd) + 4
    }),
  )
}
