import { StartupError } from './startup-error.ts'

const reasons: readonly [RegExp, (host: string) => string][] = [
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|timeout/,
    (host) => `The database at ${host} does not answer.`,
  ],
  [/28P01|28000/, (host) => `The database at ${host} refuses this user or password.`],
  [/3D000/, (host) => `The database named in DATABASE_URL does not exist at ${host}.`],
  [/53100/, (host) => `The disk of the database at ${host} is full: make room there and start again.`],
  [/42501/, (host) => `The user of DATABASE_URL may not create tables at ${host}.`],
]

/** One sentence for the terminal; it never contains the password. A StartupError stays as it is. */
export const toConnectionError = (error: unknown, url: string): StartupError => {
  if (error instanceof StartupError) return error
  if (!URL.canParse(url))
    return new StartupError(
      'DATABASE_URL is no address such as postgres://portal:password@127.0.0.1:5432/portal. In the password write ' +
        '@ as %40, / as %2F, : as %3A, # as %23, ? as %3F and % as %25.',
    )
  const known = error as { code?: string; message?: string; errors?: { code?: string }[] }
  const details = [known.code, known.message, ...(known.errors ?? []).map((one) => one.code)].join(' ')
  const host = new URL(url).host || 'its socket'
  const reason = reasons.find(([pattern]) => pattern.test(details))?.[1](host)
  return new StartupError(
    reason ?? `The database at ${host} cannot be used: ${known.message ?? 'unknown reason'}`,
  )
}
