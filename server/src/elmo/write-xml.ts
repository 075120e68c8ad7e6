/** Markup that is escaped already. */
export interface Xml {
  readonly markup: string
}

type Content = Xml | string | number | null | undefined
type Attributes = Readonly<Record<string, string>>

// oxlint-disable-next-line no-control-regex -- XML 1.0 has no way to write them
const notInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(notInXml, '')
    .replaceAll(/[&<>"]/g, (sign) => escapes[sign]!)

const toMarkup = (content: Content): string => {
  if (content === null || content === undefined) return ''
  return typeof content === 'object' ? content.markup : escapeText(String(content))
}

/** An element with its attributes and what is in it, in this order; null is left out. */
export const element = (name: string, attributes: Attributes, ...contents: readonly Content[]): Xml => ({
  markup: `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeText(value)}"`)
    .join('')}>${contents.map(toMarkup).join('')}</${name}>`,
})

/** Several elements beside each other. */
export const join = (elements: readonly Xml[]): Xml => ({
  markup: elements.map(({ markup }) => markup).join('\n'),
})

/** A document of this element. */
export const toDocument = ({ markup }: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`
