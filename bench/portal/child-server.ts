import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server in a process of its own. */
export interface ChildServer {
  readonly url: string
  /** What it wrote, each line with the milliseconds since the process was started. */
  readonly lines: readonly { readonly at: number; readonly text: string }[]
  /** Milliseconds from the start of the process to the first 200. */
  readonly openAfter: number
  readonly pid: number
  stop(): Promise<void>
  /** Ends it as a power cut would: with SIGKILL, it and all that it has started. */
  kill(): Promise<void>
}

const pollMs = 10

const answers = async (url: string): Promise<boolean> => {
  const response = await fetch(url).catch(() => undefined)
  // Read to its end, so that the connection can be used again.
  await response?.arrayBuffer()
  return response?.status === 200
}

interface ServerOptions {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly port: number
  /** What must answer 200. */
  readonly path: string
  /** Beside the environment of this process; undefined takes a variable away. */
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Starts a command that listens on PORT; gives it when it is open, or throws what it wrote when it ended before. */
export const startServer = async (options: ServerOptions): Promise<ChildServer> => {
  const { file, args, cwd, port, path, env } = options
  const begun = performance.now()
  const since = () => performance.now() - begun
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: whoever it has started gets the signal too.
    detached: true,
  })
  const toAll = (signal: 'SIGTERM' | 'SIGKILL' | 0): boolean => {
    try {
      return process.kill(-child.pid!, signal)
    } catch {
      return false // All have ended.
    }
  }
  const end = () => toAll('SIGTERM')
  process.once('exit', end)
  const lines: { at: number; text: string }[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      for (const text of part.split('\n')) if (text.trim() !== '') lines.push({ at: since(), text })
    })
  }
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) {
      throw new Error(`the server ended before it was open:\n${lines.map(({ text }) => text).join('\n')}`)
    }
    await sleep(pollMs)
  }
  const openAfter = since()
  const gone = async () => {
    // npm ends at once; what it started closes its database first.
    while (toAll(0)) await sleep(pollMs)
    process.off('exit', end)
  }
  const stop = () => {
    end()
    return gone()
  }
  const kill = () => {
    toAll('SIGKILL')
    return gone()
  }
  return { url, lines, openAfter, pid: child.pid!, stop, kill }
}
