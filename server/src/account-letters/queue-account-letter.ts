import type { FastifyRequest } from 'fastify'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { toDeviceName } from '#server/security-log/device-name.ts'
import type { Connection } from '#server/db/open.ts'
import { toEnding } from './to-ending.ts'
import { insertAccountLetter } from './sql.ts'
import { frame, letters, type LetterKind } from './words.ts'

const locales: readonly Locale[] = ['ka', 'en']
/** The sender replaces `{portal}` by the configured address of the portal. */
const link = '{portal}/forgot-password'

/**
 * Queues a letter about a change of the student's account to each of their e-mail addresses, in the transaction of the
 * change. A letter never holds the whole of a new number.
 */
export const queueAccountLetter = (
  tx: Connection,
  studentID: number,
  kind: LetterKind,
  request: FastifyRequest,
  newNumber = '',
) => {
  const { subject, text } = letters[kind]
  // The statement fills in {time}, which is the university's.
  const params = { device: toDeviceName(request.headers['user-agent']), ending: toEnding(newNumber), link }
  const bodies = locales.map((locale) =>
    [frame.greeting, text, frame.ifNotYou].map((part) => formatPhrase(part, locale, params)).join('\n\n'),
  )
  return insertAccountLetter(tx, studentID, `${subject.ka} · ${subject.en}`, `${bodies.join('\n\n—\n\n')}\n`)
}
