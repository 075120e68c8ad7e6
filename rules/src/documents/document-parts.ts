/** `id` of a heading is its number in the text. */
export type DocumentPart =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] }

const heading = /^(#{1,6})\s+(.*)$/
const bullet = /^[-*]\s+/
const number = /^\d+[.)]\s+/

const toList = (lines: readonly string[]): DocumentPart | null => {
  const mark = [bullet, number].find((each) => lines.every((line) => each.test(line)))
  if (mark === undefined) return null
  return { kind: 'list', isOrdered: mark === number, items: lines.map((line) => line.replace(mark, '')) }
}

/**
 * Reads Markdown without HTML (spec 2.23.1). Headings are numbered, so they have the same ids in both languages. What is
 * no heading and no list is a paragraph.
 */
export const parseDocumentParts = (markdown: string): DocumentPart[] => {
  let headings = 0
  const parts: DocumentPart[] = []
  for (const block of markdown.split(/\r?\n[^\S\n]*\r?\n/)) {
    let open: string[] = []
    const close = () => {
      if (open.length > 0) parts.push(toList(open) ?? { kind: 'paragraph', text: open.join(' ') })
      open = []
    }
    for (const line of block.split(/\r?\n/).map((each) => each.trim())) {
      const match = heading.exec(line)
      if (match !== null) {
        close()
        headings += 1
        const level = match[1]!.length < 3 ? 2 : 3
        parts.push({ kind: 'heading', level, text: match[2]!, id: `part-${headings}` })
      } else if (line !== '') open.push(line)
    }
    close()
  }
  return parts
}
