import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

const readSettings = (settings: Record<string, string>) => {
  const script = `import { env } from ${JSON.stringify(new URL('env.ts', import.meta.url).href)}
    console.log(JSON.stringify([env.port, env.databaseUrl ?? null]))`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: settings,
    encoding: 'utf8',
  })
  return status === 0 ? (JSON.parse(stdout) as unknown) : { status, output: stderr }
}

describe('env', () => {
  it('uses the default for a setting that is missing or blank', () => {
    expect(readSettings({})).toEqual([3000, null])
    expect(readSettings({ PORT: ' ', DATABASE_URL: '' })).toEqual([3000, null])
    expect(readSettings({ PORT: '65535', DATABASE_URL: 'postgresql://somewhere/here' })).toEqual([
      65_535,
      'postgresql://somewhere/here',
    ])
  })

  it.each(['abc', '0', '65536', '-1', '3e3'])('refuses PORT=%s with one message', (PORT) => {
    expect(readSettings({ PORT })).toEqual({
      status: 1,
      output: `PORT must be a whole number from 1 to 65535, not "${PORT}".\n`,
    })
  })

  it("refuses an address that is not PostgreSQL's without repeating it: it may hold a password", () => {
    expect(readSettings({ DATABASE_URL: 'mysql://portal:secret@here/x' })).toEqual({
      status: 1,
      output:
        'DATABASE_URL must be a PostgreSQL address, as in postgres://user:password@host:5432/database.\n',
    })
  })
})
