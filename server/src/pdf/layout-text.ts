import { fontFiles, type Weight } from './font-files.ts'

/** Sizes are in points. */
export interface TextStyle {
  readonly width: number
  readonly size?: number
  readonly weight?: Weight
  readonly colour?: string
  readonly align?: 'left' | 'right' | 'center'
  readonly lineGap?: number
}

/** Text in one font. */
interface Run {
  readonly text: string
  readonly font: string
  readonly width: number
}

type Word = readonly Run[]

interface Line {
  readonly words: Word[]
  width: number
}

export interface TextLayout {
  readonly lines: readonly Line[]
  readonly lineHeight: number
  readonly height: number
  readonly spaceWidth: number
  readonly style: TextStyle & { readonly size: number }
}

/** Line height of the fonts, relative to their size. */
const naturalHeight = 1.36

/** Missing in pdfkit's types. */
interface OpenedFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } }
}

/** The first font with a glyph for every code point. The last font draws boxes for missing glyphs. */
const findFont = (pdf: PDFKit.PDFDocument, text: string, weight: Weight): string | undefined =>
  fontFiles[weight].find((file) => {
    const { font } = (pdf.font(file) as unknown as OpenedFont)._font
    return [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!))
  })

const toRun = (pdf: PDFKit.PDFDocument, text: string, font: string, size: number): Run => ({
  text,
  font,
  width: pdf.font(font).fontSize(size).widthOfString(text),
})

/** Sets a word in one font if one has all its letters; otherwise picks a font for each letter with its marks. */
const toWord = (pdf: PDFKit.PDFDocument, text: string, weight: Weight, size: number): Word => {
  const whole = findFont(pdf, text, weight)
  if (whole !== undefined) return [toRun(pdf, text, whole, size)]
  const pieces: { text: string; font: string }[] = []
  for (const [letter] of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const font = findFont(pdf, letter, weight) ?? fontFiles[weight][1]!
    const last = pieces.at(-1)
    if (last?.font === font) last.text += letter
    else pieces.push({ text: letter, font })
  }
  return pieces.map((piece) => toRun(pdf, piece.text, piece.font, size))
}

const toWidth = (word: Word): number => word.reduce((sum, run) => sum + run.width, 0)

/** Splits a word that is longer than a line. */
const breakWord = (
  pdf: PDFKit.PDFDocument,
  text: string,
  { weight = 'regular', size = 10, width }: TextStyle,
): Word[] => {
  const parts: Word[] = []
  let part = ''
  for (const [letter] of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    if (part !== '' && toWidth(toWord(pdf, part + letter, weight, size)) > width) {
      parts.push(toWord(pdf, part, weight, size))
      part = ''
    }
    part += letter
  }
  return [...parts, toWord(pdf, part, weight, size)]
}

/** Breaks a paragraph into lines. The last line gets a second word if the line before it can spare one. */
const breakLines = (words: readonly Word[], width: number, spaceWidth: number): Line[] => {
  const lines: Line[] = [{ words: [], width: 0 }]
  for (const word of words) {
    const line = lines.at(-1)!
    const added = toWidth(word)
    if (line.words.length === 0) Object.assign(line, { words: [word], width: added })
    else if (line.width + spaceWidth + added <= width + 0.01) {
      line.words.push(word)
      line.width += spaceWidth + added
    } else lines.push({ words: [word], width: added })
  }
  const [before, last] = lines.slice(-2)
  if (before !== undefined && last?.words.length === 1 && before.words.length > 2) {
    const moved = before.words.at(-1)!
    const movedWidth = toWidth(moved)
    if (movedWidth + spaceWidth + last.width <= width) {
      before.words.pop()
      before.width -= spaceWidth + movedWidth
      last.words.unshift(moved)
      last.width += spaceWidth + movedWidth
    }
  }
  return lines
}

/**
 * Breaks a text into lines for `drawText`. The text is normalized to NFC, white space collapses, and a line feed starts a
 * new line. A no-break space keeps words together.
 */
export const layoutText = (pdf: PDFKit.PDFDocument, text: string, style: TextStyle): TextLayout => {
  const { width, size = 10, weight = 'regular', lineGap = 2 } = style
  const spaceWidth = pdf.font(fontFiles[weight][0]!).fontSize(size).widthOfString(' ')
  const lines = text
    .normalize('NFC')
    .split('\n')
    .flatMap((paragraph) => {
      const words = paragraph
        .split(/[^\S\u00a0]+/)
        .filter((word) => word !== '')
        .flatMap((each) => {
          const word = toWord(pdf, each, weight, size)
          return toWidth(word) <= width ? [word] : breakWord(pdf, each, style)
        })
      return breakLines(words, width, spaceWidth)
    })
  const lineHeight = size * naturalHeight + lineGap
  return { lines, lineHeight, height: lines.length * lineHeight, spaceWidth, style: { ...style, size } }
}
