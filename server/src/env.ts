import { isIP } from 'node:net'
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

const readChoice = (name: string, choices: readonly string[]): string | undefined => {
  const value = readText(name)
  if (value === undefined || choices.includes(value)) return value
  return exitWith(`${name} must be one of ${choices.join(', ')}, not "${value}".`)
}

const readOptionalPort = (name: string): number | undefined =>
  readText(name) === undefined ? undefined : readInteger(name, 0, 1, 65_535)

const readPostgresUrl = (name: string): string | undefined => {
  const value = readText(name)
  // Treated as missing, it would start a demo university with public passwords instead of the real one.
  if (value === undefined && process.env[name] !== undefined)
    return exitWith(
      `${name} is empty. Write a PostgreSQL address, as in postgres://user:password@host:5432/database, or leave the ` +
        'line out: then the portal has a database of its own.',
    )
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

const providers = ['sandbox', 'bog', 'tbc'] as const

/** Settings that must all be there, or none of them. */
const readTogether = <const Name extends string>(
  ...names: readonly Name[]
): Readonly<Record<Name, string>> | undefined => {
  const values = names.map((name) => [name, readText(name)] as const)
  const missing = values.find(([, value]) => value === undefined)
  if (missing === undefined) return Object.fromEntries(values) as Record<Name, string>
  if (values.every(([, value]) => value === undefined)) return undefined
  return exitWith(`${missing[0]} is missing: ${names.join(', ')} are needed together.`)
}

/** Paths are put behind an address. */
const toAddress = (text: string): string => text.replace(/\/+$/, '')
const readAddress = (name: string): string | undefined => {
  const text = readText(name)
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search + url.hash + url.username !== '')
    return exitWith(
      `${name} must be the address of the portal, as in https://portal.example.edu, not "${text}".`,
    )
  return toAddress(text)
}

/** Errors do not repeat the value, which may contain a password. */
const readSmtpUrl = (): string | undefined => {
  const text = readText('SMTP_URL')
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return text
  return exitWith(
    'SMTP_URL must be the address of a mail server, as in smtps://user:password@mail.example.edu:465; write @ : / in a ' +
      'password as %40 %3A %2F.',
  )
}

const defaultSender = 'portal@localhost'

/** An address, or a name with an address in angle brackets. */
const readSender = (): string => {
  const text = readText('MAIL_FROM')
  if (text === undefined) return defaultSender
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(text) || /^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$/.test(text)) return text
  return exitWith(
    `MAIL_FROM must be an e-mail address, as in portal@example.edu or University <portal@example.edu>, not "${text}".`,
  )
}

/** An address of this machine, or a name that resolves to one. */
const readHost = (name: string): string | undefined => {
  const text = readText(name)
  if (text === undefined || isIP(text) !== 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(text))
    return text
  return exitWith(
    `${name} must be an address of this machine, as in 127.0.0.1 or 0.0.0.0 for all, without a port, not "${text}".`,
  )
}

/** The Bank of Georgia; the key has its line ends as \n where the environment has one line. */
const readBog = () => {
  const read = readTogether('BOG_CLIENT_ID', 'BOG_CLIENT_SECRET', 'BOG_PUBLIC_KEY')
  return (
    read && {
      clientID: read.BOG_CLIENT_ID,
      clientSecret: read.BOG_CLIENT_SECRET,
      publicKey: read.BOG_PUBLIC_KEY.replaceAll('\\n', '\n'),
      apiUrl: toAddress(readText('BOG_API_URL') ?? 'https://api.bog.ge'),
      tokenUrl: toAddress(readText('BOG_TOKEN_URL') ?? 'https://oauth2.bog.ge'),
    }
  )
}

const readTbc = () => {
  const read = readTogether('TBC_API_KEY', 'TBC_CLIENT_ID', 'TBC_CLIENT_SECRET')
  return (
    read && {
      apiKey: read.TBC_API_KEY,
      clientID: read.TBC_CLIENT_ID,
      clientSecret: read.TBC_CLIENT_SECRET,
      apiUrl: toAddress(readText('TBC_API_URL') ?? 'https://api.tbcbank.ge/v1'),
    }
  )
}

/** Which bank takes new payments; its own settings must be there. */
const readProvider = (): (typeof providers)[number] | undefined => {
  const value = readText('PAYMENT_PROVIDER')
  if (value === undefined) return undefined
  const found = providers.find((name) => name === value)
  if (found === undefined)
    return exitWith(`PAYMENT_PROVIDER must be one of ${providers.join(', ')}, not "${value}".`)
  if (found === 'bog' && readBog() === undefined)
    return exitWith('PAYMENT_PROVIDER=bog needs BOG_CLIENT_ID, BOG_CLIENT_SECRET and BOG_PUBLIC_KEY.')
  if (found === 'tbc' && readTbc() === undefined)
    return exitWith('PAYMENT_PROVIDER=tbc needs TBC_API_KEY, TBC_CLIENT_ID and TBC_CLIENT_SECRET.')
  if (found !== 'sandbox' && readText('PUBLIC_URL') === undefined)
    return exitWith('PAYMENT_PROVIDER needs PUBLIC_URL: the bank sends people and messages there.')
  return found
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

/** The addresses of e-mails, separated by commas. */
const readAddresses = (name: string): readonly string[] => {
  const addresses = (readText(name) ?? '').split(',').flatMap((each) => each.trim() || [])
  const wrong = addresses.find((address) => !/^[^\s@]+@[^\s@]+$/.test(address))
  if (wrong === undefined) return addresses
  return exitWith(`${name} must be e-mail addresses separated by commas; "${wrong}" is none.`)
}

const readTime = (name: string): string | undefined => {
  const value = readText(name)
  if (value === undefined || /^([01]\d|2[0-3]):[0-5]\d$/.test(value)) return value
  return exitWith(`${name} must be a time such as 06:00, not "${value}".`)
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
  host: readHost('HOST'),
  /** Where Prometheus reads the numbers of this process; without it nowhere. */
  metricsPort: readOptionalPort('METRICS_PORT'),
  metricsHost: readHost('METRICS_HOST') ?? '127.0.0.1',
  /** Off: every read runs at once. For benchmarks only. */
  hasWaitingRoom: readChoice('WAITING_ROOM', ['on', 'off']) !== 'off',
  /** Whether the port is open while the portal starts. Of several processes, the others answer meanwhile. */
  hasStartingPage: readChoice('STARTING_PAGE', ['on', 'off']) !== 'off',
  databaseUrl: readPostgresUrl('DATABASE_URL'),
  /** The folder of the embedded database. */
  dataDir,
  /** The folder of uploaded files; several portals on one database share it. */
  filesDir: readText('PORTAL_FILES') ?? join(dataDir, 'files'),
  /** Uploads are refused while the disk of the uploaded files has less free space, which the database needs. */
  uploadReserveMegabytes: readInteger('UPLOAD_RESERVE_MB', 1024, 0, 100_000_000),
  /** The public address, for links in messages and what banks call; never that of a request. */
  publicUrl: readAddress('PUBLIC_URL'),
  /** The key of the university's own site; without it no site may log students in. */
  siteKey: readSecret('SITE_KEY'),
  smtpUrl: readSmtpUrl(),
  mailFrom: readSender(),
  hasMailFrom: readText('MAIL_FROM') !== undefined,
  /** How text messages are sent; without it they stay in the outbox. */
  sms: readSms(),
  /** Where students pay online; without it only the demo takes payments, in the sandbox. */
  paymentProvider: readProvider(),
  bog: readBog(),
  tbc: readTbc(),
  /** How many proxies in front of the portal may set the client's address. */
  trustedProxies: readInteger('TRUSTED_PROXIES', 0, 0, 100),
  /** A line in the log for every call, not only for those that fail or are slow. */
  logsCalls: readChoice('LOG_CALLS', ['failed', 'all']) === 'all',
  /** The folder that `npm run import -- --watch` imports from. */
  importFolder: readText('IMPORT_FOLDER'),
  /** Who gets an e-mail when a file of the watched folder is refused, or does not come. */
  importReportTo: readAddresses('IMPORT_REPORT_TO'),
  /** By when a file has come into the watched folder each day, in the time of the university. */
  importExpectedBy: readTime('IMPORT_EXPECTED_BY'),
  poolSize: readInteger('DATABASE_POOL', 20, 1, 1000),
  /** The key that encrypts a backup, and opens an encrypted one. */
  backupPassphrase: readPassphrase('BACKUP_PASSPHRASE'),
  testDatabaseUrl: readPostgresUrl('TEST_DATABASE_URL'),
}
