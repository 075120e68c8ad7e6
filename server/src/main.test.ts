import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

const startWith = (settings: Record<string, string>, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    env: { HOST: '127.0.0.1', DATABASE_URL: 'postgres://portal@127.0.0.1:1/nowhere', ...settings },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

test('a port in use, a database that does not answer, an unknown word: one sentence each', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const PORT = String(typeof address === 'object' && address ? address.port : 0)
  expect(startWith({ PORT })).toEqual({
    status: 1,
    said: `Port ${PORT} is in use: stop what runs there, or choose another with PORT.\n`,
  })
  taken.close()
  await once(taken, 'close')
  expect(startWith({ PORT })).toEqual({ status: 1, said: 'The database at 127.0.0.1:1 does not answer.\n' })
  expect(startWith({ PORT }, '--demmo')).toEqual({
    status: 1,
    said: 'npm start -- [--demo]: what is "--demmo"?\n',
  })
})

test('letters without an address for their links are refused', () => {
  expect(startWith({ SMTP_URL: 'smtp://localhost' }).said).toMatch(
    /^SMTP_URL is set without PUBLIC_URL: .*\n$/,
  )
})
