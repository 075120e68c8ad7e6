const separators = [',', ';', '\t', '|'] as const
export type Separator = (typeof separators)[number]

/** Splits a line into cells. Separators in quotation marks do not count. */
const splitCsvLine = (line: string, separator: Separator): string[] =>
  splitCsvRows(line, separator, 1)[0] ?? ['']

/** The first `most` rows of a CSV text. Quoted cells may contain line breaks and separators. */
export const splitCsvRows = (text: string, separator: Separator, most: number): string[][] => {
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    const trimmed = cell.trim()
    cells.push(/^".*"$/s.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"') : trimmed)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((each) => each !== '')) rows.push(cells)
    cells = []
  }
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    if (!isQuoted && sign === separator) endCell()
    else if (!isQuoted && (sign === '\n' || sign === '\r')) endRow()
    else cell += sign
    if (rows.length === most) return rows
  }
  endRow()
  return rows.slice(0, most)
}

/** The first `most` lines of a text, each with its offset. */
export const listLines = (text: string, most: number): { readonly at: number; readonly line: string }[] => {
  const lines: { at: number; line: string }[] = []
  const ends = /\r\n|\n|\r/g
  for (let at = 0; lines.length < most && at <= text.length;) {
    ends.lastIndex = at
    const end = ends.exec(text)
    lines.push({ at, line: text.slice(at, end?.index) })
    at = end === null ? text.length + 1 : ends.lastIndex
  }
  return lines
}

/** Splits a line by the separator that gives the most cells. */
export const detectSeparator = (line: string): { readonly separator: Separator; readonly cells: string[] } =>
  separators
    .map((separator) => ({ separator, cells: splitCsvLine(line, separator) }))
    .reduce((most, other) => (other.cells.length > most.cells.length ? other : most))
