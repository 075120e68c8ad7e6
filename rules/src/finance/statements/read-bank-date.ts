/** First three letters of the month names, in English and Georgian. */
const monthNames = [
  ['jan', 'იან'],
  ['feb', 'თებ'],
  ['mar', 'მარ'],
  ['apr', 'აპრ'],
  ['may', 'მაი'],
  ['jun', 'ივნ'],
  ['jul', 'ივლ'],
  ['aug', 'აგვ'],
  ['sep', 'სექ'],
  ['oct', 'ოქტ'],
  ['nov', 'ნოე'],
  ['dec', 'დეკ'],
]

const toMonth = (name: string): string | undefined => {
  const at = monthNames.findIndex((names) => names.includes(name.slice(0, 3).toLowerCase()))
  return at === -1 ? undefined : String(at + 1)
}

/** Year, month and day, as written. */
const readParts = (text: string): readonly (string | undefined)[] => {
  const named = /^(\d{1,2})[-./ ]([\p{L}]{3,12})[-./ ,]+(\d{4}|\d{2})\b/u.exec(text)
  if (named !== null) return [named[3], toMonth(named[2]!), named[1]]
  const [date = ''] = text.split(/[T\s,]/)
  const compact = /^(20\d{2})(\d{2})(\d{2})$/.exec(date)
  if (compact !== null) return compact.slice(1)
  const yearFirst = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(date)
  if (yearFirst !== null) return yearFirst.slice(1)
  const dayFirst = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d{2})$/.exec(date)
  return dayFirst === null ? [undefined] : [dayFirst[4], dayFirst[3], dayFirst[1]]
}

/** Reads a date of a bank statement as Y-m-d; null if it is none. The day comes first, or a four-digit year. */
export const readBankDate = (text: string): string | null => {
  const [year, month, day] = readParts(text.trim())
  if (year === undefined || month === undefined || day === undefined) return null
  const read = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const ms = Date.parse(`${read}T00:00Z`)
  // The engine may read 30 February as 2 March.
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== read ? null : read
}
