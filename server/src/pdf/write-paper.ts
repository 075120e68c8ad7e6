import type { formatPhrase, Locale, Phrase } from '#rules/text/locale.ts'
import { drawLayout, drawText } from './draw-text.ts'
import type { Weight } from './font-files.ts'
import { layoutText } from './layout-text.ts'
import { grey, margins } from './pdf.ts'

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

interface LineStyle {
  readonly size?: number
  readonly weight?: Weight
  /** Space below, in points. */
  readonly after?: number
  readonly colour?: string
  readonly at?: number
  readonly within?: number
  readonly align?: 'left' | 'right' | 'center'
  readonly lineGap?: number
}

/** Writes a tagged paragraph below the last one. */
export const writeLine = (
  { pdf, section, width }: Paper,
  type: string,
  text: string,
  { after = 4, at = margins.left, within = width, ...style }: LineStyle = {},
): void => {
  section.add(
    pdf.struct(type, {}, () => {
      drawText(pdf, text, [at, pdf.y], { ...style, width: within })
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
  const texts = [
    layoutText(pdf, label, { width: labelWidth - 12, colour: grey }),
    layoutText(pdf, value, { width: width - labelWidth }),
  ]
  const height = Math.max(...texts.map((text) => text.height))
  ensureSpace(paper, height)
  const top = pdf.y
  section.add(
    pdf.struct('P', {}, () => {
      for (const [nth, text] of texts.entries()) drawLayout(pdf, text, margins.left + nth * labelWidth, top)
      pdf.y = top + height + 4
    }),
  )
}
