import { useMemo } from 'react'
import { findArrival } from './internal/find-arrival.ts'

/** When the reply that was read at `readAt` reached the browser. */
export const useArrival = (path: string, readAt: number): number =>
  useMemo(() => findArrival(path, readAt), [path, readAt])
