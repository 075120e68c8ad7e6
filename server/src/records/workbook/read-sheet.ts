import { localName, readEscapes, readXml } from './read-xml.ts'
import type { Workbook } from './read-workbook.ts'
import { toCellText, type NumberFormat } from './to-cell-text.ts'

/** The error of a cell. */
export type CellError = 'formula' | 'error' | 'number' | 'percent' | 'merged'

/** Types of cells that a text column must not accept as text. */
export type CellKind = 'date' | 'boolean' | 'decimal'

export interface SheetRow {
  readonly line: number
  readonly values: readonly string[]
  /** By column. Texts and whole numbers have no kind. */
  readonly kinds: Readonly<Record<number, CellKind>>
  readonly errors: readonly { readonly at: number; readonly error: CellError; readonly value: string }[]
}

const lettersInAlphabet = 26
/** Far more than any table has. A value far to the right would make a long row. */
export const maxColumns = 500
/** Far more than an Excel cell can hold. */
const maxCellChars = 1_000_000

/** "AB12" is column 27. */
const toColumn = (reference: string): number => {
  let column = 0
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '')
    column = column * lettersInAlphabet + letter.charCodeAt(0) - 64
  return column - 1
}

/** Dates, and numbers whose text differs from what was typed: 1.10 is stored as 1.1. */
const toKind = (shown: string, { kind }: NumberFormat): CellKind | undefined => {
  if (kind === 'date' || kind === 'time' || kind === 'datetime') return 'date'
  return kind === 'scientific' || shown.includes('.') ? 'decimal' : undefined
}

const plain: NumberFormat = { kind: 'plain' }

interface Handlers {
  /** Throws the refusal of a sheet that is too large. */
  readonly onTooLarge: (kind: 'columns' | 'cell', cell: string) => never
  readonly onRow: (row: SheetRow) => void
  /** Cells that are one: only the first has the value. They come after all rows. */
  readonly onMerged: (line: number, at: number, range: string) => void
  readonly pause?: () => Promise<void>
}

/** Reads the rows of a sheet that have a value. */
export const readSheet = async (
  path: string,
  { strings, formats, is1904 }: Workbook,
  { onRow, onMerged, onTooLarge, pause }: Handlers,
): Promise<void> => {
  let line = 0
  let at = -1
  let values: string[] = []
  let errors: { at: number; error: CellError; value: string }[] = []
  let kinds: Record<number, CellKind> = {}
  let reference = ''
  let type = 'n'
  let style = 0
  let text = ''
  let hasFormula = false
  let isValue = false
  let isPhonetic = false

  const setCell = (value: string, error?: CellError, kind?: CellKind) => {
    if (at < 0 || (value === '' && error === undefined)) return
    if (at >= maxColumns) onTooLarge('columns', reference)
    if (kind) kinds[at] = kind
    while (values.length <= at) values.push('')
    values[at] = value
    if (error) errors.push({ at, error, value })
  }
  const endCell = () => {
    if (hasFormula) return setCell(text, 'formula')
    if (text === '' && type !== 's') return setCell('')
    if (type === 's') return setCell(strings[Number(text)] ?? '')
    if (type === 'inlineStr' || type === 'str') return setCell(readEscapes(text))
    if (type === 'b') return setCell(text === '1' ? 'yes' : 'no', undefined, 'boolean')
    if (type === 'e') return setCell(text, 'error')
    if (type === 'd') return setCell(text.slice(0, 16), undefined, 'date')
    const format = formats[style] ?? plain
    const shown = toCellText(text, format, is1904)
    if (format.kind === 'percent') return setCell(shown ?? text, 'percent')
    return shown === null ? setCell(text, 'number') : setCell(shown, undefined, toKind(shown, format))
  }

  await readXml(
    path,
    {
      open: ({ name, attributes }) => {
        const tag = localName(name)
        if (tag === 'row') {
          line = Number(attributes['r'] ?? line + 1)
          at = -1
          values = []
          errors = []
          kinds = {}
        } else if (tag === 'c') {
          reference = attributes['r'] ?? ''
          at = reference === '' ? at + 1 : toColumn(reference)
          type = attributes['t'] ?? 'n'
          style = Number(attributes['s'] ?? 0)
          text = ''
          hasFormula = false
        } else if (tag === 'mergeCell') {
          const range = attributes['ref'] ?? ''
          onMerged(Number(/\d+/.exec(range)?.[0] ?? 0), toColumn(range), range)
        } else if (tag === 'f') hasFormula = true
        else if (tag === 'rPh') isPhonetic = true
        isValue = tag === 'v' || (tag === 't' && !isPhonetic)
      },
      text: (part) => {
        if (isValue) text += part
        if (text.length > maxCellChars) onTooLarge('cell', reference)
      },
      close: ({ name }) => {
        const tag = localName(name)
        if (tag === 'v' || tag === 't') isValue = false
        else if (tag === 'rPh') isPhonetic = false
        else if (tag === 'c') endCell()
        else if (tag === 'row' && values.some((value) => value !== '')) onRow({ line, values, errors, kinds })
      },
    },
    pause,
  )
}
