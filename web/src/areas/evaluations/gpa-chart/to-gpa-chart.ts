/** Out of 100. */
interface Averages {
  readonly gpa: number | null
  readonly gpa_so_far: number | null
}

/** From the upper left corner, in the units of the chart. */
interface Point {
  readonly x: number
  readonly y: number
}

export interface GpaChart {
  /** The range of the vertical axis, tens of 100. */
  readonly low: number
  readonly high: number
  readonly semesters: readonly Point[]
  readonly cumulative: readonly Point[]
}

/** `averages` begin with the oldest. Null if no semester has an average. */
export const toGpaChart = (
  averages: readonly Averages[],
  { width, height }: { readonly width: number; readonly height: number },
): GpaChart | null => {
  const known = averages.flatMap(({ gpa, gpa_so_far }) =>
    gpa === null || gpa_so_far === null ? [] : [{ gpa, gpa_so_far }],
  )
  if (known.length === 0) return null
  const values = known.flatMap(({ gpa, gpa_so_far }) => [gpa, gpa_so_far])
  const low = Math.max(0, Math.min(90, Math.floor(Math.min(...values) / 10) * 10))
  const high = Math.min(100, Math.max(low + 10, Math.ceil(Math.max(...values) / 10) * 10))
  const toPoint = (value: number, index: number): Point => ({
    x: known.length === 1 ? width / 2 : (index / (known.length - 1)) * width,
    y: height - ((value - low) / (high - low)) * height,
  })
  return {
    low,
    high,
    semesters: known.map(({ gpa }, index) => toPoint(gpa, index)),
    cumulative: known.map(({ gpa_so_far }, index) => toPoint(gpa_so_far, index)),
  }
}
