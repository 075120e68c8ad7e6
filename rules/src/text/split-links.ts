/** A part of a text: a web address, or what stands between two. */
export interface TextPart {
  readonly text: string
  readonly isLink: boolean
}

/** Signs that end a sentence or a bracket are no part of the address before them. */
const address = /https?:\/\/[\p{L}\p{N}][^\s<>"'“”„«»]*[^\s<>"'“”„«».,;:!?)\]}…]/giu

/** A text with its web addresses apart; only http and https, so that no link runs a script. */
export const splitLinks = (text: string): TextPart[] => {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: link, index } of text.matchAll(address)) {
    if (index > end) parts.push({ text: text.slice(end, index), isLink: false })
    parts.push({ text: link, isLink: true })
    end = index + link.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLink: false })
  return parts
}
