/** Y-m-d → 14.09, or 14.09.2026. */
export const formatShortDate = (date: string, withYear = false): string => {
  const [year, month, day] = date.split('-')
  return withYear ? `${day}.${month}.${year}` : `${day}.${month}`
}

/** 14.09–18.10 */
export const formatShortSpan = (from: string, to: string): string =>
  from === to ? formatShortDate(from) : `${formatShortDate(from)}–${formatShortDate(to)}`
