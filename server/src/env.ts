import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const readText = (name: string): string | undefined => process.env[name]?.trim() || undefined

// Every command reads the settings before anything else; an invalid one ends it with one message.
const exitWith = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const readInteger = (name: string, fallback: number, from: number, to: number): number => {
  const value = readText(name)
  if (value === undefined) return fallback
  if (/^\d+$/.test(value) && Number(value) >= from && Number(value) <= to) return Number(value)
  return exitWith(`${name} must be a whole number from ${from} to ${to}, not "${value}".`)
}

const readPostgresUrl = (name: string): string | undefined => {
  const value = readText(name)
  if (value === undefined || /^postgres(ql)?:\/\/./.test(value)) return value
  return exitWith(`${name} must be a PostgreSQL address, as in postgres://user:password@host:5432/database.`)
}

const minSecretLength = 32

const readSecret = (name: string): string | undefined => {
  const value = readText(name)
  if (value === undefined || value.length >= minSecretLength) return value
  return exitWith(`${name} must have at least ${minSecretLength} characters.`)
}

/** Whoever has the file can try as long as they like. */
const minPassphraseLength = 12

const readPassphrase = (name: string): string | undefined => {
  const value = readText(name)
  if (value === undefined || value.length >= minPassphraseLength) return value
  return exitWith(`${name} must have at least ${minPassphraseLength} characters.`)
}

const providers = ['sandbox'] as const

/** Which bank takes payments. */
const readProvider = (): (typeof providers)[number] | undefined => {
  const value = readText('PAYMENT_PROVIDER')
  const found = providers.find((name) => name === value)
  if (value === undefined || found !== undefined) return found
  return exitWith(`PAYMENT_PROVIDER must be one of ${providers.join(', ')}, not "${value}".`)
}

/** The settings of the SMS gateway; `parseSmsGateway` checks them. */
const readSms = () => {
  const url = readText('SMS_URL')
  if (url === undefined) return undefined
  return {
    url,
    method: readText('SMS_METHOD'),
    headers: readText('SMS_HEADERS'),
    body: readText('SMS_BODY'),
    key: readText('SMS_KEY'),
    accepted: readText('SMS_ACCEPTED'),
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url))

const dataDir = readText('PORTAL_DATA') ?? join(root, '.data')

/** The settings of the administrator; the only place that reads the environment. */
export const env = {
  root,
  /** The whole environment, for child processes. */
  all: process.env,
  port: readInteger('PORT', 3000, 1, 65_535),
  /** Where to listen; by default on all addresses, and the demo on this machine only. */
  host: readText('HOST'),
  databaseUrl: readPostgresUrl('DATABASE_URL'),
  /** The folder of the embedded database. */
  dataDir,
  /** The folder of uploaded files; several portals on one database share it. */
  filesDir: readText('PORTAL_FILES') ?? join(dataDir, 'files'),
  /** Uploads are refused while the disk of the uploaded files has less free space, which the database needs. */
  uploadReserveMegabytes: readInteger('UPLOAD_RESERVE_MB', 1024, 0, 100_000_000),
  /** The public address for links in messages; by default the address of the request. */
  publicUrl: readText('PUBLIC_URL'),
  /** The key of the university's own site; without it no site may log students in. */
  siteKey: readSecret('SITE_KEY'),
  smtpUrl: readText('SMTP_URL'),
  mailFrom: readText('MAIL_FROM') ?? 'portal@localhost',
  /** How text messages are sent; without it they stay in the outbox. */
  sms: readSms(),
  /** Where students pay online; without it only the demo takes payments, in the sandbox. */
  paymentProvider: readProvider(),
  /** How many proxies in front of the portal may set the client's address. */
  trustedProxies: readInteger('TRUSTED_PROXIES', 0, 0, 100),
  poolSize: readInteger('DATABASE_POOL', 20, 1, 1000),
  /** What encrypts a backup, and opens an encrypted one. */
  backupPassphrase: readPassphrase('BACKUP_PASSPHRASE'),
  testDatabaseUrl: readPostgresUrl('TEST_DATABASE_URL'),
}
