import { localName, readEscapes, readXml } from './read-xml.ts'
import { toNumberFormat, type NumberFormat } from './to-cell-text.ts'

export interface Sheet {
  readonly name: string
  readonly isHidden: boolean
  /** Of the unpacked sheet. */
  readonly path: string
}

export interface Workbook {
  readonly sheets: readonly Sheet[]
  readonly strings: readonly string[]
  readonly formats: readonly NumberFormat[]
  readonly is1904: boolean
}

const attribute = (attributes: Readonly<Record<string, string>>, name: string): string | undefined => {
  const found = Object.entries(attributes).find(([key]) => localName(key) === name)
  return found?.[1]
}

const readStrings = async (path: string | undefined): Promise<string[]> => {
  const strings: string[] = []
  if (path === undefined) return strings
  let text = ''
  let isText = false
  let isPhonetic = false
  await readXml(path, {
    open: ({ name }) => {
      const tag = localName(name)
      if (tag === 'si') text = ''
      if (tag === 'rPh') isPhonetic = true
      isText = tag === 't' && !isPhonetic
    },
    text: (part) => {
      if (isText) text += part
    },
    close: ({ name }) => {
      const tag = localName(name)
      if (tag === 't') isText = false
      if (tag === 'rPh') isPhonetic = false
      if (tag === 'si') strings.push(readEscapes(text))
    },
  })
  return strings
}

const readFormats = async (path: string | undefined): Promise<NumberFormat[]> => {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  if (path === undefined) return formats
  let isCell = false
  await readXml(path, {
    open: ({ name, attributes }) => {
      const tag = localName(name)
      if (tag === 'numFmt')
        codes.set(Number(attribute(attributes, 'numFmtId')), attribute(attributes, 'formatCode') ?? '')
      if (tag === 'cellXfs') isCell = true
      if (tag === 'xf' && isCell) {
        const id = Number(attribute(attributes, 'numFmtId') ?? 0)
        formats.push(toNumberFormat(id, codes.get(id)))
      }
    },
    close: ({ name }) => {
      if (localName(name) === 'cellXfs') isCell = false
    },
  })
  return formats
}

/** The sheets, texts and formats of an unpacked workbook, whose files are given by their paths in it. */
export const readWorkbook = async (files: ReadonlyMap<string, string>): Promise<Workbook> => {
  const targets = new Map<string, string>()
  const named: { name: string; relation: string; isHidden: boolean }[] = []
  let is1904 = false
  const relations = files.get('xl/_rels/workbook.xml.rels')
  const workbook = files.get('xl/workbook.xml')
  if (relations === undefined || workbook === undefined) throw new Error('it has no sheets')
  await readXml(relations, {
    open: ({ name, attributes }) => {
      if (localName(name) !== 'Relationship') return
      const target = attribute(attributes, 'Target') ?? ''
      targets.set(
        attribute(attributes, 'Id') ?? '',
        target.startsWith('/') ? target.slice(1) : `xl/${target}`,
      )
    },
  })
  await readXml(workbook, {
    open: ({ name, attributes }) => {
      const tag = localName(name)
      if (tag === 'workbookPr') is1904 = ['1', 'true'].includes(attribute(attributes, 'date1904') ?? '')
      if (tag === 'sheet')
        named.push({
          name: (attribute(attributes, 'name') ?? '').trim(),
          relation: attribute(attributes, 'id') ?? '',
          isHidden: (attribute(attributes, 'state') ?? 'visible') !== 'visible',
        })
    },
  })
  const sheets = named.flatMap(({ name, relation, isHidden }) => {
    const path = files.get(targets.get(relation) ?? '')
    return path === undefined ? [] : [{ name, path, isHidden }]
  })
  return {
    sheets,
    strings: await readStrings(files.get('xl/sharedStrings.xml')),
    formats: await readFormats(files.get('xl/styles.xml')),
    is1904,
  }
}
