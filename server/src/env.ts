import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const text = (name: string): string | undefined => process.env[name]?.trim() || undefined

// The settings are read before anything is started, by every command: here it ends, in one sentence.
const refuse = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const whole = (name: string, fallback: number, from: number, to: number): number => {
  const value = text(name)
  if (value === undefined) return fallback
  if (/^\d+$/.test(value) && Number(value) >= from && Number(value) <= to) return Number(value)
  return refuse(`${name} must be a whole number from ${from} to ${to}, not "${value}".`)
}

const postgres = (name: string): string | undefined => {
  const value = text(name)
  if (value === undefined || /^postgres(ql)?:\/\/./.test(value)) return value
  return refuse(`${name} must be a PostgreSQL address, as in postgres://user:password@host:5432/database.`)
}

const root = fileURLToPath(new URL('../../', import.meta.url))

const dataDir = text('PORTAL_DATA') ?? join(root, '.data')

/** What the administrator sets from outside; the only place that reads the environment. */
export const env = {
  root,
  /** All of it, for a process that the portal starts. */
  all: process.env,
  port: whole('PORT', 3000, 1, 65_535),
  host: text('HOST') ?? '0.0.0.0',
  databaseUrl: postgres('DATABASE_URL'),
  /** Where the embedded database lives. */
  dataDir,
  /** Where uploaded files live; several portals on one database share one folder. */
  filesDir: text('PORTAL_FILES') ?? join(dataDir, 'files'),
  /** The address students see, for links in letters; by default the one the request came to. */
  publicUrl: text('PUBLIC_URL'),
  smtpUrl: text('SMTP_URL'),
  mailFrom: text('MAIL_FROM') ?? 'portal@localhost',
  /** How many proxies stand before the portal and may name the caller's address. */
  trustedProxies: whole('TRUSTED_PROXIES', 0, 0, 100),
  poolSize: whole('DATABASE_POOL', 20, 1, 1000),
  testDatabaseUrl: postgres('TEST_DATABASE_URL'),
}
