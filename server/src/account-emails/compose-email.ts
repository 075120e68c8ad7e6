import type { FastifyRequest } from 'fastify'
import { formatPhrase, type Locale, type Phrase } from '#rules/text/locale.ts'
import { toOnDatePhrase } from '#rules/time/date-phrase.ts'
import { toZonedTime } from '#rules/time/zoned-time.ts'
import type { Connection } from '#server/db/open.ts'
import { toDeviceName } from '#server/security-log/device-name.ts'
import { loadTimeZone } from '#server/time-zone/load-time-zone.ts'
import { emails, frame, type EmailKind } from './words.ts'

const locales: readonly Locale[] = ['ka', 'en']
/** The sender replaces `{portal}` by the configured address of the portal. */
const link = '{portal}/forgot-password'

/** Subject and text of an e-mail in both languages, with the time at the university. */
export const composeEmail = async (
  tx: Connection,
  kind: EmailKind,
  request: FastifyRequest,
  ifNotYou: Phrase,
  ending = '',
) => {
  const { subject, text } = emails[kind]
  const { date, time } = toZonedTime(Date.now(), await loadTimeZone(tx))
  const device = toDeviceName(request.headers['user-agent'])
  const params = { date: toOnDatePhrase(date), time, device, ending, link }
  const bodies = locales.map((locale) =>
    [frame.greeting, text, ifNotYou].map((part) => formatPhrase(part, locale, params)).join('\n\n'),
  )
  return { subject: `${subject.ka} · ${subject.en}`, body: `${bodies.join('\n\n—\n\n')}\n` }
}
