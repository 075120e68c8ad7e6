/** A date of a bank statement as Y-m-d; null for what is none. The day stands before the month, or the year first. */
export const readBankDate = (text: string): string | null => {
  const [date = ''] = text.trim().split(/[T\s]/)
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(date) ?? []
  const [, d, m, y] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(date) ?? []
  const parts = year === undefined ? [y, m, d] : [year, month, day]
  if (parts.includes(undefined)) return null
  const read = parts.map((part = '', nth) => part.padStart(nth === 0 ? 4 : 2, '0')).join('-')
  const ms = Date.parse(`${read}T00:00Z`)
  // The engine may read 30 February as 2 March.
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== read ? null : read
}
