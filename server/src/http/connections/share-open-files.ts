import { readFileSync } from 'node:fs'

/** Most systems allow at least this many. */
const fallback = 4096

/** Maximum number of files and connections of this process. Node raises its soft limit to the hard one when it starts. */
export const readOpenFilesLimit = (): number => {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    return Number(/Max open files\s+(\d+)/.exec(limits)?.[1] ?? fallback)
  } catch {
    return fallback
  }
}

/** How the file limit is divided. The rest is for the port, the database, the log and Node itself. */
export interface OpenFilesBudget {
  /** Connections, and the files that are read or written for them. */
  readonly connections: number
  /** In addition: connections on which only health checks are answered. */
  readonly reserve: number
  /** In addition: files that uploads are written to. */
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
