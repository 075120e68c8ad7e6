import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { env } from '#server/env.ts'
import { readMemory } from '../measure/resource-use.ts'

const { memoryFlags, memoryEnv } = (await import(join(env.root, 'boot/memory-flags.mjs'))) as {
  readonly memoryFlags: readonly string[]
  readonly memoryEnv: Readonly<Record<string, string>>
}

/** Runs a command as an administrator does, beside the portal; how long it took, and its most memory in MB. */
export const runCommand = async (name: 'import' | 'export', url: string, ...args: readonly string[]) => {
  const startedAt = performance.now()
  const child = spawn(
    process.execPath,
    [...memoryFlags, join(env.root, `server/src/commands/${name}.ts`), ...args],
    {
      env: { ...process.env, ...memoryEnv, DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, readMemory(child.pid!))), 100)
  const [code] = (await once(child, 'close')) as [number]
  clearInterval(watch)
  if (code !== 0) throw new Error(`npm run ${name} failed: ${output.slice(-2000)}`)
  return { seconds: (performance.now() - startedAt) / 1000, memory, output }
}
