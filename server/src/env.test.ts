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
    expect(readSettings({ PORT: ' ' })).toEqual([3000, null])
    expect(readSettings({ PORT: '65535', DATABASE_URL: 'postgresql://somewhere/here' })).toEqual([
      65_535,
      'postgresql://somewhere/here',
    ])
  })

  it('takes PUBLIC_URL with and without a slash at its end', () => {
    const script = `import { env } from ${JSON.stringify(new URL('env.ts', import.meta.url).href)}
      console.log(env.publicUrl)`
    for (const PUBLIC_URL of ['https://portal.example', 'https://portal.example//']) {
      const options = { env: { PUBLIC_URL }, encoding: 'utf8' } as const
      const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], options)
      expect(stdout).toBe('https://portal.example\n')
    }
  })

  it.each([
    [{ DATABASE_URL: '' }, 'DATABASE_URL is empty.'],
    [{ DATABASE_URL: '  ' }, 'leave the line out'],
    [{ HOST: '127.0.0.1:3000' }, 'HOST must be an address of this machine'],
    [{ HOST: 'http://portal' }, 'without a port'],
    [{ METRICS_HOST: 'here there' }, 'METRICS_HOST must be'],
    [{ SMTP_URL: 'mail.example.edu' }, 'SMTP_URL must be'],
    [{ SMTP_URL: 'http://mail.example.edu' }, 'SMTP_URL must be'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be'],
    [{ MAIL_FROM: 'portal' }, 'MAIL_FROM must be an e-mail address'],
    [{ MAIL_FROM: 'Portal <portal@>' }, 'MAIL_FROM must be'],
    [{ PUBLIC_URL: 'portal.example.edu' }, 'PUBLIC_URL must be the address of the portal'],
    [{ PUBLIC_URL: 'https://portal.example.edu/?a=1' }, 'PUBLIC_URL must be'],
  ])('refuses %o with a sentence', (settings, sentence) => {
    const answer = readSettings(settings) as { status: number; output: string }
    expect(answer.status).toBe(1)
    expect(answer.output).toContain(sentence)
  })

  it('does not repeat a password of SMTP_URL, and takes what mail needs', () => {
    expect(JSON.stringify(readSettings({ SMTP_URL: 'user:secret@mail' }))).not.toContain('secret')
    const mail = {
      SMTP_URL: 'smtps://user:p%40ss@mail.example.edu:465',
      MAIL_FROM: 'University <portal@example.edu>',
    }
    expect(readSettings({ ...mail, PUBLIC_URL: 'http://localhost:3000', HOST: '::1' })).toEqual([3000, null])
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

  it('refuses a bank without all of its settings, or without an address that it reaches', () => {
    const keys = { BOG_CLIENT_ID: 'a', BOG_CLIENT_SECRET: 'b', BOG_PUBLIC_KEY: 'c' }
    const { BOG_PUBLIC_KEY: _, ...some } = keys
    const refused = (settings: Record<string, string>) => JSON.stringify(readSettings(settings))
    expect(refused({ PAYMENT_PROVIDER: 'iban' })).toContain('must be one of sandbox, bog, tbc')
    expect(refused({ PAYMENT_PROVIDER: 'bog' })).toContain('needs BOG_CLIENT_ID')
    expect(refused(some)).toContain('BOG_PUBLIC_KEY is missing')
    expect(refused({ PAYMENT_PROVIDER: 'bog', ...keys })).toContain('needs PUBLIC_URL')
    expect(readSettings({ PAYMENT_PROVIDER: 'bog', PUBLIC_URL: 'https://portal.example', ...keys })).toEqual([
      3000,
      null,
    ])
  })
})
