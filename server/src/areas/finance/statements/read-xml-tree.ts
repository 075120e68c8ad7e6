import { SaxesParser } from 'saxes'
import { badStatement } from './bad-statement.ts'

/** An element with its children; names have no prefix. */
export interface XmlNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlNode[]
  text: string
}

const maxDepth = 40
/** A statement of 20,000 entries has about 500,000. */
const maxElements = 800_000
/** A batch of 5,000 payers has about 150,000 elements. */
const maxChildren = 100_000

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads XML into a tree. Refuses a DOCTYPE before reading it: declared entities can expand without bound or read files on
 * the server.
 */
export const readXmlTree = (text: string): XmlNode => {
  const parser = new SaxesParser()
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' }
  const path: XmlNode[] = [root]
  let count = 0
  parser.on('error', () => {
    throw badStatement('broken', { line: parser.line })
  })
  parser.on('doctype', () => {
    throw badStatement('hasDoctype')
  })
  parser.on('opentag', ({ name, attributes }) => {
    count += 1
    if (path.length > maxDepth) throw badStatement('notCamt')
    const { children } = path.at(-1)!
    if (count > maxElements || children.length >= maxChildren) throw badStatement('tooLarge')
    const node: XmlNode = {
      name: localName(name),
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
    }
    children.push(node)
    path.push(node)
  })
  parser.on('closetag', () => void path.pop())
  parser.on('text', (part) => {
    path.at(-1)!.text += part
  })
  parser.write(text).close()
  return root
}

/** The elements at this path, in document order. */
export const all = (node: XmlNode | undefined, ...names: readonly string[]): XmlNode[] =>
  names.reduce<XmlNode[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    node === undefined ? [] : [node],
  )

/** The first element at this path. */
export const one = (node: XmlNode | undefined, ...names: readonly string[]): XmlNode | undefined =>
  all(node, ...names)[0]

export const textOf = (node: XmlNode | undefined, ...names: readonly string[]): string =>
  one(node, ...names)?.text.trim() ?? ''

/** The first non-empty text. */
export const firstOf = (...texts: readonly string[]): string =>
  texts.find((text) => text !== '' && !/^NOT ?PROVIDED$/i.test(text)) ?? ''
