import type { FileContent } from './file-content.ts'

/** Paragraphs of a document; the first is its title, and one that begins with "# " is a heading. */
type Paragraphs = readonly string[]

const escapeHtml = (text: string): string =>
  [...text]
    .map((sign) => {
      const code = sign.codePointAt(0)!
      if (code < 128) return /[\\{}]/.test(sign) ? `\\${sign}` : sign
      return `\\u${code > 32_767 ? code - 65_536 : code}?`
    })
    .join('')

/** The document as RTF, which every word processor opens. */
export const toRichText = (filename: string, paragraphs: Paragraphs): FileContent => {
  const lines = paragraphs.map((each, nth) => {
    if (nth === 0) return `{\\b\\fs36 ${escapeHtml(each)}\\par}\\par`
    if (each.startsWith('# ')) return `\\par{\\b\\fs26 ${escapeHtml(each.slice(2))}\\par}`
    return `${escapeHtml(each)}\\par`
  })
  const text = `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Sylfaen;}}\\f0\\fs22\n${lines.join('\n')}\n}\n`
  return { filename, mime: 'application/rtf', bytes: Buffer.from(text, 'latin1') }
}
