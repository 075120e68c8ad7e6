import { readFileSync } from 'node:fs'

/** What most systems allow at least. */
const fallback = 4096

/** How many files and connections this process may have open: Node raises its limit to the highest when it starts. */
export const readOpenFilesLimit = (): number => {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    return Number(/Max open files\s+(\d+)/.exec(limits)?.[1] ?? fallback)
  } catch {
    return fallback
  }
}

/** How the limit of open files is shared out. The rest is for the port, the database, the log and what Node itself opens. */
export interface OpenFilesBudget {
  /** Connections, with the files that are read or written for them. */
  readonly connections: number
  /** On top: connections that only health checks are answered on. */
  readonly reserve: number
  /** On top: the files that uploads are written to. */
  readonly uploads: number
}

export const shareOpenFiles = (limit: number): OpenFilesBudget => {
  const spare = Math.min(Math.max(512, Math.floor(limit / 20)), Math.floor(limit / 2))
  return {
    connections: limit - spare,
    reserve: Math.floor(spare / 8),
    uploads: Math.floor(spare / 3),
  }
}
