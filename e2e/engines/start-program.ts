import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for the data of a browser, and its deletion. */
export const createFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'portal-engine-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Starts a program; its output is read until a line of it is awaited. */
export const startProgram = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  let output = ''
  let end: string | undefined
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  // With its own children: a driver that hangs leaves its browser open.
  const kill = () => {
    if (end === undefined && child.pid !== undefined) process.kill(-child.pid)
  }
  process.once('exit', kill)
  child.on('error', ({ message }) => (end = message))
  child.on('exit', (code, signal) => (end ??= `ended with ${code ?? signal}`))
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const waitUntil = async <T>(what: string, find: () => Promise<T | null> | T | null): Promise<T> => {
    for (const endsAt = performance.now() + 60_000; performance.now() < endsAt;) {
      if (end !== undefined) throw new Error(`${program}: ${end}\n${output}`)
      const found = await find()
      if (found !== null) return found
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`${program}: ${what} not within 60 s\n${output}`)
  }
  return {
    waitUntil,
    /** Waits for output that matches, and returns its first group. */
    waitForOutput: (pattern: RegExp) => waitUntil(String(pattern), () => pattern.exec(output)?.[1] ?? null),
    stop: async () => {
      if (end !== undefined) return
      const exit = once(child, 'exit')
      kill()
      await exit
      process.off('exit', kill)
    },
  }
}
