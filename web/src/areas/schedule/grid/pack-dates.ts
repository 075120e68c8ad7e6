interface Bar {
  readonly from: string
  readonly to: string
}

interface PackedDates {
  /** The row of each bar, from 1. */
  readonly barRows: readonly number[]
  readonly freeRow: number
  readonly chipRow: number
}

/**
 * The rows above the hours, in the same order in every week: bars over several days, then free days, then the dates of
 * single days; a free day and a date share a row unless one day has both.
 */
export const packDates = (
  bars: readonly Bar[],
  freeDates: readonly string[],
  chipDates: readonly string[],
): PackedDates => {
  const rows: Bar[][] = []
  const barRows = bars.map((bar) => {
    const free = rows.findIndex((row) => row.every(({ from, to }) => bar.to < from || to < bar.from))
    const row = free === -1 ? rows.length : free
    ;(rows[row] ??= []).push(bar)
    return row + 1
  })
  const freeRow = rows.length + 1
  const isShared = !freeDates.some((date) => chipDates.includes(date))
  return { barRows, freeRow, chipRow: freeRow + (isShared ? 0 : 1) }
}
