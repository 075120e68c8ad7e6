import { CannotStart } from './cannot-start.ts'

const reasons: readonly [RegExp, (where: string) => string][] = [
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|timeout/,
    (where) => `The database at ${where} does not answer.`,
  ],
  [/28P01|28000/, (where) => `The database at ${where} refuses this user or password.`],
  [/3D000/, (where) => `The database named in DATABASE_URL does not exist at ${where}.`],
  [/42501/, (where) => `The user of DATABASE_URL may not make tables at ${where}.`],
]

/** Takes what a failed connection threw and the database's URL; gives the sentence, without the password. */
export const databaseFailure = (error: unknown, url: string): CannotStart => {
  const known = error as { code?: string; message?: string; errors?: { code?: string }[] }
  const signs = [known.code, known.message, ...(known.errors ?? []).map((one) => one.code)].join(' ')
  const where = URL.canParse(url) ? new URL(url).host || 'its socket' : 'DATABASE_URL'
  const reason = reasons.find(([pattern]) => pattern.test(signs))?.[1](where)
  return new CannotStart(
    reason ?? `The database at ${where} cannot be used: ${known.message ?? 'unknown reason'}`,
  )
}
