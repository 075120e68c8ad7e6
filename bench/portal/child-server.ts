import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server in a process of its own. */
export interface ChildServer {
  readonly url: string
  /** Its output, each line with the ms since the start of the process. */
  readonly lines: readonly { readonly at: number; readonly text: string }[]
  /** Milliseconds from the start of the process to the first 200. */
  readonly openAfterMs: number
  readonly pid: number
  stop(): Promise<void>
  /** Sends SIGKILL to the process and its descendants, like a power cut. */
  kill(): Promise<void>
}

const pollMs = 10

const isAnswering = async (url: string): Promise<boolean> => {
  const response = await fetch(url).catch(() => undefined)
  // Read the body so that the connection can be reused.
  await response?.arrayBuffer()
  return response?.status === 200
}

interface ServerOptions {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly port: number
  /** The path that must answer 200. */
  readonly path: string
  /** Added to this process's environment; undefined removes a variable. */
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Starts a command that listens on PORT and waits until it answers; throws its output when it exits before. */
export const startServer = async (options: ServerOptions): Promise<ChildServer> => {
  const { file, args, cwd, port, path, env } = options
  const begun = performance.now()
  const elapsedMs = () => performance.now() - begun
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, so that its descendants get the signal too.
    detached: true,
  })
  const signalGroup = (signal: 'SIGTERM' | 'SIGKILL' | 0): boolean => {
    try {
      return process.kill(-child.pid!, signal)
    } catch {
      return false // All have exited.
    }
  }
  const end = () => signalGroup('SIGTERM')
  process.once('exit', end)
  const lines: { at: number; text: string }[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      for (const text of part.split('\n')) if (text.trim() !== '') lines.push({ at: elapsedMs(), text })
    })
  }
  const url = `http://127.0.0.1:${port}`
  while (!(await isAnswering(url + path))) {
    if (child.exitCode !== null) {
      throw new Error(`the server exited before it was open:\n${lines.map(({ text }) => text).join('\n')}`)
    }
    await sleep(pollMs)
  }
  const openAfter = elapsedMs()
  const waitForExit = async () => {
    // npm exits at once; the server it started closes its database first.
    while (signalGroup(0)) await sleep(pollMs)
    process.off('exit', end)
  }
  const stop = () => {
    end()
    return waitForExit()
  }
  const kill = () => {
    signalGroup('SIGKILL')
    return waitForExit()
  }
  return { url, lines, openAfterMs: openAfter, pid: child.pid!, stop, kill }
}
