import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { toOnDatePhrase } from '#rules/time/date-phrase.ts'
import { toZonedTime } from '#rules/time/zoned-time.ts'
import type { Database } from '#server/db/open.ts'
import { queueMessage } from '#server/mail/sql.ts'
import { loadTimeZone } from '#server/time-zone/load-time-zone.ts'
import { claimContactChanges, type ContactChange } from './sql.ts'
import { toEnding } from './to-ending.ts'
import { contactChanged, contactFields, phoneChangedByUniversity } from './contact-words.ts'
import { frame } from './words.ts'

const locales: readonly Locale[] = ['ka', 'en']
/** One import can change every student's address. */
const batchSize = 200
const emailFields = ['university_email', 'personal_email'] as const

const composeReport = (changes: readonly ContactChange[], zone: string) => {
  const { date, time } = toZonedTime(Date.parse(changes[0]!.changedAt), zone)
  const fields = [...new Set(changes.map(({ field }) => field))]
  const bodies = locales.map((locale) => {
    const names = fields.map((field) => formatPhrase(contactFields[field], locale)).join(', ')
    const text = formatPhrase(contactChanged.text, locale, {
      date: toOnDatePhrase(date),
      time,
      fields: names,
    })
    return [formatPhrase(frame.greeting, locale), text, formatPhrase(contactChanged.whatToDo, locale)].join(
      '\n\n',
    )
  })
  const { ka, en } = contactChanged.subject
  return { subject: `${ka} · ${en}`, body: `${bodies.join('\n\n—\n\n')}\n` }
}

/** The student's addresses before the changes. */
const listFormerEmails = (changes: readonly ContactChange[]): string[] => {
  const former = emailFields.map((field) => {
    const change = changes.find((each) => each.field === field)
    return change === undefined ? changes[0]![field] : change.oldValue
  })
  return [...new Set(former.flatMap((email) => (email ? [email.toLowerCase()] : [])))]
}

/**
 * Queues messages about contact data that the university changed. They go to the former addresses and the former number,
 * never to the new ones. Claiming a change makes sure that it is reported only once.
 */
export const queueContactReports = async (db: Database): Promise<void> => {
  for (let count = batchSize; count === batchSize;) {
    count = await db.transaction(async (tx) => {
      const changes = await claimContactChanges(tx, batchSize)
      if (changes.length === 0) return 0
      const zone = await loadTimeZone(tx)
      for (const own of Map.groupBy(changes, ({ studentID }) => studentID).values()) {
        const report = composeReport(own, zone)
        for (const recipient of listFormerEmails(own))
          await queueMessage(tx, { kind: 'mail', recipient, ...report })
        const phone = own.find(({ field }) => field === 'phone')
        if (!phone?.oldValue) continue
        const ending = toEnding(own.findLast(({ field }) => field === 'phone')?.newValue ?? '')
        const body = locales.map((locale) => formatPhrase(phoneChangedByUniversity, locale, { ending }))
        await queueMessage(tx, { kind: 'sms', recipient: phone.oldValue, subject: '', body: body.join('\n') })
      }
      return new Set(changes.map(({ studentID }) => studentID)).size
    })
  }
}
