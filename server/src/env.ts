import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const text = (name: string): string | undefined => process.env[name]?.trim() || undefined

const whole = (name: string, fallback: number): number => {
  const value = text(name)
  if (value === undefined) return fallback
  if (/^\d+$/.test(value)) return Number(value)
  throw new Error(`${name} must be a whole number, not "${value}"`)
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What the administrator sets from outside; the only place that reads the environment. */
export const env = {
  root,
  /** All of it, for a process that the portal starts. */
  all: process.env,
  port: whole('PORT', 3000),
  host: text('HOST') ?? '0.0.0.0',
  databaseUrl: text('DATABASE_URL'),
  /** Where the embedded database and uploaded files live. */
  dataDir: text('PORTAL_DATA') ?? join(root, '.data'),
  /** The address students see, for links in letters; by default the one the request came to. */
  publicUrl: text('PUBLIC_URL'),
  smtpUrl: text('SMTP_URL'),
  mailFrom: text('MAIL_FROM') ?? 'portal@localhost',
  /** How many proxies stand before the portal and may name the caller's address. */
  trustedProxies: whole('TRUSTED_PROXIES', 0),
  poolSize: whole('DATABASE_POOL', 20),
  testDatabaseUrl: text('TEST_DATABASE_URL'),
}
