import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { findUndrawable } from '#rules/text/undrawable.ts'
import { drawText } from './draw-text.ts'
import { fontFiles } from './font-files.ts'
import { layoutText } from './layout-text.ts'
import { margins, writePdf } from './pdf.ts'

const style = { width: 400, size: 12 }
const readPages = async (bytes: Uint8Array) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  return (await extractText(pdf)).text
}
const draw = async (...texts: readonly string[]) => {
  const bytes = await writePdf({ title: 'Test', language: 'en' }, (pdf) => {
    pdf.y = margins.top
    for (const text of texts) drawText(pdf, text, [margins.left, pdf.y], style)
  })
  return readPages(bytes)
}
const layout = async (text: string, width: number) => {
  let lines: string[] = []
  await writePdf({ title: 'Test', language: 'en' }, (pdf) => {
    lines = layoutText(pdf, text, { width }).lines.map(({ words }) =>
      words.map((word) => word.map((run) => run.text).join('')).join(' '),
    )
  })
  return lines
}

describe('drawText', () => {
  it.each([
    ['Günel Əliyeva', 'Günel Əliyeva'],
    ['Thị Hường Dương', 'Thị Hường Dương'],
    ['Zoe\u0308 Mu\u0308ller', 'Zoë Müller'],
    ['Oʻgʻil Isʼmail', 'Oʻgʻil Isʼmail'],
    ['სტუდენტი Олександр Ґудзь, Արամ, Ελένη', 'სტუდენტი Олександр Ґудзь, Արամ, Ελένη'],
    ['ნინო/Đặng', 'ნინო/Đặng'],
  ])('draws each letter of %s', async (text, expected) => {
    expect(await draw(text)).toEqual([expected])
  })

  it('continues on the next page, and never leaves the first line of a paragraph alone', async () => {
    const paragraph = 'word '.repeat(120)
    const pages = await draw(...Array.from({ length: 12 }, () => paragraph))
    expect(pages).toHaveLength(4)
    expect(pages.join(' ').match(/word/g)).toHaveLength(12 * 120)
  })
})

describe('layoutText', () => {
  it('ends a paragraph with two words if the line before can spare one', async () => {
    const width = 100
    const greedy = 'aaaa bbbb cccc dddd eeee ffff g'
    const lines = await layout(greedy, width)
    expect(lines.length).toBeGreaterThan(1)
    for (const words of Array.from({ length: 30 }, (_, nth) => 'word '.repeat(nth + 4).trim())) {
      const last = (await layout(words, width)).at(-1)!
      expect(last.split(' ').length).toBeGreaterThan(1)
    }
  })

  it('breaks a word longer than a line, and keeps words with a no-break space together', async () => {
    expect((await layout('x'.repeat(100), 100)).length).toBeGreaterThan(1)
    const lines = await layout('words before 28\u00a0November\u00a02026', 100)
    expect(lines.at(-1)).toBe('28\u00a0November\u00a02026')
  })
})

describe('the fonts', () => {
  it('have a glyph for each letter that findUndrawable lets through', async () => {
    const missing: string[] = []
    await writePdf({ title: 'Test', language: 'en' }, (pdf) => {
      for (const weight of ['regular', 'bold'] as const) {
        const fonts = fontFiles[weight].map(
          (file) =>
            (
              pdf.font(file) as unknown as {
                _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } }
              }
            )._font.font,
        )
        for (let code = 0x20; code < 0x30000; code += 1) {
          if (code >= 0xd800 && code < 0xe000) continue
          const letter = String.fromCodePoint(code)
          const isDrawable = findUndrawable(/\p{M}/u.test(letter) ? `a${letter}` : letter) === null
          const normal = [
            ...(/\p{M}/u.test(letter) ? `a${letter}` : letter).normalize('NFC').replace(/\s/, ' '),
          ]
          const isThere = normal.every((each) =>
            fonts.some((font) => font.hasGlyphForCodePoint(each.codePointAt(0)!)),
          )
          if (isDrawable && !isThere) missing.push(`${weight} ${code.toString(16)}`)
        }
      }
    })
    expect(missing).toEqual([])
  })
})
