import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './root.mjs'

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: Record<string, string>
}

test.runIf(process.platform !== 'win32').each(Object.entries(scripts))(
  'npm run %s replaces its shell by Node, so that a signal to npm reaches it',
  async (_name, script) => {
    const line = script.replace(/boot\/.*/, '-p process.pid')
    const shell = spawn('sh', ['-c', line], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [output] = (await once(shell.stdout, 'data')) as [Buffer]
    expect(Number(output)).toBe(shell.pid)
  },
)
