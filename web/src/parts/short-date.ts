/** Takes a date, Y-m-d; gives it as narrow as a table needs it: 14.09, or 14.09.2026. */
export const shortDate = (date: string, withYear = false): string => {
  const [year, month, day] = date.split('-')
  return withYear ? `${day}.${month}.${year}` : `${day}.${month}`
}

/** Takes the first and last date of a span; gives 14.09–18.10. */
export const shortSpan = (from: string, to: string): string =>
  from === to ? shortDate(from) : `${shortDate(from)}–${shortDate(to)}`
