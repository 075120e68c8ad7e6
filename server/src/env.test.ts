import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const readWith = (settings: Record<string, string>) => {
  const script = `import { env } from ${JSON.stringify(new URL('env.ts', import.meta.url).href)}
    console.log(JSON.stringify([env.port, env.databaseUrl ?? null]))`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: settings,
    encoding: 'utf8',
  })
  return status === 0 ? (JSON.parse(stdout) as unknown) : { status, said: stderr }
}

test('what is not set, or set to nothing, is the default', () => {
  expect(readWith({})).toEqual([3000, null])
  expect(readWith({ PORT: ' ', DATABASE_URL: '' })).toEqual([3000, null])
  expect(readWith({ PORT: '65535', DATABASE_URL: 'postgresql://somewhere/here' })).toEqual([
    65_535,
    'postgresql://somewhere/here',
  ])
})

test.each(['abc', '0', '65536', '-1', '3e3'])('PORT=%s is refused in one sentence', (PORT) => {
  expect(readWith({ PORT })).toEqual({
    status: 1,
    said: `PORT must be a whole number from 1 to 65535, not "${PORT}".\n`,
  })
})

test('an address that is not of PostgreSQL is refused, and not repeated: it may hold a password', () => {
  expect(readWith({ DATABASE_URL: 'mysql://portal:secret@here/x' })).toEqual({
    status: 1,
    said: 'DATABASE_URL must be a PostgreSQL address, as in postgres://user:password@host:5432/database.\n',
  })
})
