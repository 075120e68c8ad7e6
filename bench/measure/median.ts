/** Takes some numbers; gives the one in the middle, of an even count the mean of the two. */
export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2
}

/** Takes a number; gives it with so many digits behind the point as are worth reading. */
export const rounded = (number: number, digits = 2): number => Number(number.toFixed(digits))
