/** The columns of a statement in CSV that the portal reads; an amount is one column with its sign, or two without. */
export const statementColumns = [
  'date',
  'reference',
  'amount',
  'credit',
  'debit',
  'currency',
  'text',
  'payer',
  'payer_account',
] as const
export type StatementColumn = (typeof statementColumns)[number]

/** Which column of the file is what, by its place from 0. */
export type StatementMapping = { readonly [Column in StatementColumn]?: number | undefined }

const names: Readonly<Record<StatementColumn, readonly string[]>> = {
  date: ['date', 'booking date', 'value date', 'posting date', 'თარიღი', 'ოპერაციის თარიღი'],
  reference: [
    'reference',
    'transaction id',
    'document number',
    'doc no',
    'ref',
    'id',
    'საბუთის ნომერი',
    'ტრანზაქციის ნომერი',
    'რეფერენსი',
  ],
  amount: ['amount', 'sum', 'თანხა', 'ოპერაციის თანხა'],
  credit: ['credit', 'paid in', 'incoming', 'კრედიტი', 'შემოსავალი', 'ჩარიცხვა'],
  debit: ['debit', 'paid out', 'outgoing', 'დებეტი', 'გასავალი', 'გადარიცხვა'],
  currency: ['currency', 'ccy', 'ვალუტა'],
  text: ['description', 'purpose', 'details', 'text', 'დანიშნულება', 'აღწერა', 'ოპერაციის შინაარსი'],
  payer: ['payer', 'sender', 'name', 'partner name', 'გამომგზავნი', 'გადამხდელი', 'პარტნიორი'],
  payer_account: [
    'payer account',
    'sender account',
    'iban',
    'partner account',
    'გადამხდელის ანგარიში',
    'გამომგზავნის ანგარიში',
  ],
}

const toName = (text: string) => text.trim().toLowerCase().replace(/[_.]+/g, ' ').trim()

/** What the columns probably are, by their names; one column is one thing. */
export const guessMapping = (columns: readonly string[]): StatementMapping => {
  const taken = new Set<number>()
  const mapping: Partial<Record<StatementColumn, number>> = {}
  for (const column of statementColumns) {
    const found = names[column]
      .map((name) => columns.findIndex((each, nth) => !taken.has(nth) && toName(each) === name))
      .find((nth) => nth !== -1)
    if (found === undefined) continue
    taken.add(found)
    mapping[column] = found
  }
  return mapping
}

/** What is missing before a file can be read by this mapping. */
export const findMissingColumns = (mapping: StatementMapping): StatementColumn[] => [
  ...(mapping.date === undefined ? (['date'] as const) : []),
  ...(mapping.reference === undefined ? (['reference'] as const) : []),
  ...(mapping.amount === undefined && mapping.credit === undefined ? (['amount'] as const) : []),
]

const separators = [',', ';', '\t'] as const

/** Parts a line; a separator within quotation marks is none. */
const partLine = (line: string, separator: string): string[] => {
  const cells = ['']
  let isQuoted = false
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted
    if (sign === separator && !isQuoted) cells.push('')
    else cells[cells.length - 1] += sign
  }
  return cells
    .map((cell) => cell.trim())
    .map((cell) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell))
}

/** The names of the columns: the first line, parted by what parts it into most. */
export const readColumnNames = (text: string): string[] => {
  const [head = ''] = text
    .replace(/^\ufeff/, '')
    .trimStart()
    .split(/\r\n|\n|\r/, 1)
  return separators
    .map((separator) => partLine(head, separator))
    .reduce((most, other) => (other.length > most.length ? other : most))
}
