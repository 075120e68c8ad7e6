import type { FastifyRequest } from 'fastify'
import { formatPhrase, type Locale, type Phrase } from '#rules/text/locale.ts'
import { toDeviceName } from '#server/security-log/device-name.ts'
import { frame, letters, type LetterKind } from './words.ts'

const locales: readonly Locale[] = ['ka', 'en']
/** The sender replaces `{portal}` by the configured address of the portal. */
const link = '{portal}/forgot-password'

/** Subject and text of a letter in both languages; the statement that queues it fills in `{time}`. */
export const composeLetter = (kind: LetterKind, request: FastifyRequest, ifNotYou: Phrase, ending = '') => {
  const { subject, text } = letters[kind]
  const params = { device: toDeviceName(request.headers['user-agent']), ending, link }
  const bodies = locales.map((locale) =>
    [frame.greeting, text, ifNotYou].map((part) => formatPhrase(part, locale, params)).join('\n\n'),
  )
  return { subject: `${subject.ka} · ${subject.en}`, body: `${bodies.join('\n\n—\n\n')}\n` }
}
