const round = (number: number): number => Math.round(number * 10) / 10

/** Count and percentiles of times in ms. */
export const summarizeTimes = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN)
  return { calls: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
