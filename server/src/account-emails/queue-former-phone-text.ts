import { formatPhrase } from '#rules/text/locale.ts'
import type { Connection } from '#server/db/open.ts'
import { queueMessage } from '#server/mail/sql.ts'
import { toEnding } from './to-ending.ts'
import { phoneChangedText } from './words.ts'

/** Notifies the former number in both languages that another one has taken its place, in the transaction of the change. */
export const queueFormerPhoneText = (tx: Connection, formerPhone: string, newPhone: string) => {
  const params = { ending: toEnding(newPhone) }
  const body = [formatPhrase(phoneChangedText, 'ka', params), formatPhrase(phoneChangedText, 'en', params)]
  return queueMessage(tx, { kind: 'sms', recipient: formerPhone, subject: '', body: body.join('\n') })
}
