const separators = [',', ';', '\t', '|'] as const
export type Separator = (typeof separators)[number]

/** Parts a line into cells; a separator within quotation marks is none. */
const partLine = (line: string, separator: Separator): string[] => partRows(line, separator, 1)[0] ?? ['']

/** The first rows of a text in CSV, at most so many: a cell in quotation marks may have line breaks and separators. */
export const partRows = (text: string, separator: Separator, most: number): string[][] => {
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

/** The lines of a text, at most so many, each with where it begins. */
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

/** Parts a line by the separator that parts it into most. */
export const partByMost = (line: string): { readonly separator: Separator; readonly cells: string[] } =>
  separators
    .map((separator) => ({ separator, cells: partLine(line, separator) }))
    .reduce((most, other) => (other.cells.length > most.cells.length ? other : most))
