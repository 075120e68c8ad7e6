import type { Connection } from '#server/db/open.ts'
import { queueMessage } from '#server/mail/sql.ts'
import type { Words } from '#server/records/bad-record.ts'
import type { BadGroup } from '#server/records/collect-bad-records.ts'
import { words } from './words.ts'

const shownCauses = 20

/** An e-mail in both languages to each address. */
export const queueEmails = async (
  tx: Connection,
  addresses: readonly string[],
  subject: Words,
  text: Words,
): Promise<void> => {
  for (const recipient of addresses)
    await queueMessage(tx, {
      kind: 'mail',
      recipient,
      subject: `${subject.ka} · ${subject.en}`,
      body: `${text.ka}\n\n—\n\n${text.en}\n`,
    })
}

/** The errors, with counts and without values: an e-mail leaves the university. */
export const listCauses = (bad: readonly BadGroup[]): Words => {
  const list = (locale: keyof Words) =>
    bad
      .slice(0, shownCauses)
      .map(({ file, column, reason, repair, count }) => {
        const place = column === '' ? file : `${file}, ${column}`
        return `- ${place}: ${reason[locale]} (${words.count(count)[locale]}). ${repair[locale]}`
      })
      .concat(bad.length > shownCauses ? words.moreCauses(bad.length - shownCauses)[locale] : [])
      .join('\n')
  return { ka: list('ka'), en: list('en') }
}
