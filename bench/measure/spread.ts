import { rounded } from './median.ts'

/** Takes some times in ms; gives how many there are, and the middle, the late and the latest of them. */
export const spreadOf = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN, 1)
  return { calls: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
