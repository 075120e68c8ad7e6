import { readdirSync, readFileSync } from 'node:fs'

// Read from /proc on Linux; elsewhere the figures are null.
const ticksPerSecond = 100

interface ProcessTimes {
  readonly parent: number
  readonly seconds: number
}

const readProcFile = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

const listProcesses = (): Map<number, ProcessTimes> => {
  let names: string[] = []
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    // Without /proc there is nothing to list.
  }
  return new Map(
    names.flatMap((name) => {
      const stat = readProcFile(Number(name), 'stat')
      // The command's name is in parentheses and may contain anything.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      const [, parent, ...rest] = fields
      return parent === undefined
        ? []
        : [[Number(name), { parent, seconds: (rest[9]! + rest[10]!) / ticksPerSecond }]]
    }),
  )
}

const descendants = (all: ReadonlyMap<number, ProcessTimes>, pid: number): number[] => [
  ...(all.has(pid) ? [pid] : []),
  ...[...all].flatMap(([child, { parent }]) => (parent === pid ? descendants(all, child) : [])),
]

/** The ids of a process and of its living descendants. */
export const listDescendants = (pid: number): number[] => descendants(listProcesses(), pid)

const peakMemory = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readProcFile(pid, 'status'))?.[1] ?? 0) / 1024

/** `ulimit -n` of this process, or null where it is unknown. */
export const readOpenFilesLimit = (): number | null =>
  Number(/Max open files\s+(\d+)/.exec(readProcFile(process.pid, 'limits'))?.[1] ?? 0) || null

/** CPU in seconds of some processes, and the peak memory of the largest in MB. */
export interface ResourceUse {
  readonly cpuSeconds: number | null
  readonly peakMemory: number | null
}

/**
 * Samples the processes under some roots. `roots` is called for each sample, because they may be killed and restarted.
 * The returned function stops and reports.
 */
export const watchResourceUse = (roots: () => readonly number[]): (() => ResourceUse) => {
  const first = new Map<number, number>()
  const last = new Map<number, number>()
  let peak = 0
  const sample = (isBegin = false) => {
    const all = listProcesses()
    for (const pid of roots().flatMap((root) => descendants(all, root))) {
      const seconds = all.get(pid)?.seconds ?? 0
      // A process that starts later counts from 0.
      if (!first.has(pid)) first.set(pid, isBegin ? seconds : 0)
      last.set(pid, seconds)
      peak = Math.max(peak, peakMemory(pid))
    }
  }
  sample(true)
  const timer = setInterval(sample, 200)
  return () => {
    clearInterval(timer)
    sample()
    if (last.size === 0) return { cpuSeconds: null, peakMemory: null }
    const cpuSeconds = [...last].reduce((sum, [pid, seconds]) => sum + seconds - (first.get(pid) ?? 0), 0)
    return { cpuSeconds, peakMemory: peak }
  }
}

/** The resident memory in MB of the largest process under a root at this moment; 0 where it is unknown. */
export const readMemory = (root: number): number =>
  Math.max(
    0,
    ...listDescendants(root).map(
      (pid) => Number(/VmRSS:\s+(\d+) kB/.exec(readProcFile(pid, 'status'))?.[1] ?? 0) / 1024,
    ),
  )
