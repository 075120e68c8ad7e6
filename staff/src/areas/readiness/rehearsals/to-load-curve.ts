import type { Rehearsal } from './is-open.ts'

interface Point {
  readonly x: number
  readonly y: number
}

const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200]

/** The lines of the load in percent of the plot; `top` is the number of seconds at its upper edge. */
export const toLoadCurve = (load: Rehearsal['load']) => {
  const most = Math.max(...load.map(({ students }) => students), 1)
  const slowest = Math.max(...load.map(({ seats }) => seats.p99 ?? 0)) / 1000
  const top = steps.find((step) => step >= slowest) ?? slowest
  const toPoints = (get: (seats: Rehearsal['load'][number]['seats']) => number | null): Point[] =>
    load.map(({ students, seats }) => ({
      x: Math.round((students / most) * 1000) / 10,
      y: Math.round((1 - (get(seats) ?? 0) / 1000 / top) * 1000) / 10,
    }))
  return { top, half: toPoints(({ p50 }) => p50), nearlyAll: toPoints(({ p99 }) => p99) }
}
