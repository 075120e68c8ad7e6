import type { TestFiles } from '../../test-records.ts'

const head = [
  'code',
  'student',
  'kind',
  'type',
  'semester',
  'charge',
  'name_ka',
  'name_en',
  'amount',
  'currency',
  'day',
  'due_on',
  'by_price_list',
]
/** A row of the file. */
export const entry = (
  code: string,
  student: string,
  kind: string,
  more: Readonly<Record<string, string>> = {},
) => {
  const row: Readonly<Record<string, string>> = {
    code,
    student,
    kind,
    type: '1',
    name_ka: 'ა',
    name_en: 'A',
    amount: '100.00',
    currency: 'GEL',
    day: '2026-09-01',
    ...more,
  }
  return head.map((column) => row[column] ?? '')
}
/** The file of these rows. */
export const ledger = (...rows: readonly (readonly string[])[]): TestFiles => ({
  ledger_entries: [head, ...rows],
})
