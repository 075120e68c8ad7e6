import { readdirSync, readFileSync } from 'node:fs'

// Linux keeps what a process has used in /proc; elsewhere nothing is known, and null is what is printed.
const ticksPerSecond = 100

interface Seen {
  readonly parent: number
  readonly seconds: number
}

const textOf = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

const everyProcess = (): Map<number, Seen> => {
  let names: string[] = []
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    // There is no /proc.
  }
  return new Map(
    names.flatMap((name) => {
      const stat = textOf(Number(name), 'stat')
      // The command's name stands in parentheses and may hold anything.
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

const under = (all: ReadonlyMap<number, Seen>, pid: number): number[] => [
  ...(all.has(pid) ? [pid] : []),
  ...[...all].flatMap(([child, { parent }]) => (parent === pid ? under(all, child) : [])),
]

/** Gives a process and all that it has started, directly or not, as far as they are alive. */
export const processesUnder = (pid: number): number[] => under(everyProcess(), pid)

const peakMemory = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(textOf(pid, 'status'))?.[1] ?? 0) / 1024

/** Gives how many files and sockets this process may hold open, as `ulimit -n` says, or null where nothing tells. */
export const openFilesLimit = (): number | null =>
  Number(/Max open files\s+(\d+)/.exec(textOf(process.pid, 'limits'))?.[1] ?? 0) || null

/** What some processes have used: CPU in seconds, and the memory of the largest at its highest, in MB. */
export interface Use {
  readonly cpuSeconds: number | null
  readonly peakMemory: number | null
}

/**
 * Watches the processes under some roots, which are asked for anew each time because they may be killed and come back;
 * gives how to stop and what they have used meanwhile.
 */
export const watchUse = (roots: () => readonly number[]): (() => Use) => {
  const first = new Map<number, number>()
  const last = new Map<number, number>()
  let peak = 0
  const look = (isBegin = false) => {
    const all = everyProcess()
    for (const pid of roots().flatMap((root) => under(all, root))) {
      const seconds = all.get(pid)?.seconds ?? 0
      // Whoever comes later has used all of it meanwhile.
      if (!first.has(pid)) first.set(pid, isBegin ? seconds : 0)
      last.set(pid, seconds)
      peak = Math.max(peak, peakMemory(pid))
    }
  }
  look(true)
  const timer = setInterval(look, 200)
  return () => {
    clearInterval(timer)
    look()
    if (last.size === 0) return { cpuSeconds: null, peakMemory: null }
    const cpuSeconds = [...last].reduce((sum, [pid, seconds]) => sum + seconds - (first.get(pid) ?? 0), 0)
    return { cpuSeconds, peakMemory: peak }
  }
}
