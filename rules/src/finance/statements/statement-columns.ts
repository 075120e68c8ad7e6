/**
 * The columns of a CSV statement that the portal reads. The amount is a signed column, an unsigned one with a direction
 * column, or a pair of columns.
 */
export const statementColumns = [
  'date',
  'reference',
  'amount',
  'direction',
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

/** The first name that the file has is used. */
const names: Readonly<Record<StatementColumn, readonly string[]>> = {
  date: [
    'date',
    'booking date',
    'posting date',
    'transaction date',
    'operation date',
    'value date',
    'თარიღი',
    'ოპერაციის თარიღი',
    'ტრანზაქციის თარიღი',
  ],
  reference: [
    'reference',
    'transaction id',
    'transaction number',
    'entry id',
    'document number',
    'document no',
    'document',
    'doc n',
    'doc no',
    'ref',
    'id',
    'ტრანზაქციის ნომერი',
    'ტრანზაქციის id',
    'რეფერენსი',
    'საბუთის ნომერი',
    'საბუთის n',
    'დოკ n',
    'დოკუმენტის ნომერი',
  ],
  amount: ['amount', 'sum', 'transaction amount', 'თანხა', 'ოპერაციის თანხა', 'ტრანზაქციის თანხა'],
  direction: [
    'direction',
    'debit credit',
    'credit debit',
    'dr cr',
    'cr dr',
    'd c',
    'c d',
    'dc',
    'credit debit indicator',
    'debit credit indicator',
    'cdtdbtind',
    'sign',
    'entry type',
    'მიმართულება',
    'დებეტი კრედიტი',
    'დებ კრ',
    'დ კ',
  ],
  credit: [
    'credit',
    'credit amount',
    'paid in',
    'money in',
    'incoming',
    'turnover credit',
    'კრედიტი',
    'შემოსავალი',
    'ჩარიცხვა',
    'ჩარიცხული',
    'შემოსული თანხა',
    'ბრუნვა კრ',
    'ბრუნვა კრედიტი',
  ],
  debit: [
    'debit',
    'debit amount',
    'paid out',
    'money out',
    'outgoing',
    'turnover debit',
    'დებეტი',
    'გასავალი',
    'გადარიცხვა',
    'გასული თანხა',
    'ბრუნვა დებ',
    'ბრუნვა დებეტი',
  ],
  currency: ['currency', 'ccy', 'ვალუტა'],
  text: [
    'description',
    'purpose',
    'details',
    'payment details',
    'operation content',
    'text',
    'დანიშნულება',
    'აღწერა',
    'ოპერაციის შინაარსი',
  ],
  payer: [
    'payer',
    'sender',
    'sender name',
    'partner name',
    'partners name',
    'name',
    'counterparty',
    'გამომგზავნი',
    'გამგზავნის დასახელება',
    'გადამხდელი',
    'პარტნიორი',
    'პარტნიორის დასახელება',
  ],
  payer_account: [
    'payer account',
    'sender account',
    'sender account number',
    'partner account',
    'partners account',
    'iban',
    'გადამხდელის ანგარიში',
    'გამომგზავნის ანგარიში',
    'გამგზავნის ანგარიში',
    'პარტნიორის ანგარიში',
  ],
}

const toName = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Guesses the columns by their names; each column gets one meaning. */
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
  // Beside credit and debit columns an amount column has no sign.
  if (mapping.credit !== undefined && mapping.debit !== undefined) {
    delete mapping.amount
    delete mapping.direction
  }
  return mapping
}

/** Whether the mapping has the amount twice, so that the columns could disagree. */
export const isAmountTwice = ({ amount, direction, credit, debit }: StatementMapping): boolean =>
  (amount !== undefined || direction !== undefined) && (credit !== undefined || debit !== undefined)

/** The columns that are missing before a file can be read with this mapping. */
export const findMissingColumns = (mapping: StatementMapping): StatementColumn[] => [
  ...(mapping.date === undefined ? (['date'] as const) : []),
  ...(mapping.reference === undefined ? (['reference'] as const) : []),
  ...(mapping.amount === undefined && mapping.credit === undefined ? (['amount'] as const) : []),
]
