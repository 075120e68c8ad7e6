import { reportProblem } from '#server/areas/problems/report-problem.ts'
import type { Database } from '#server/db/open.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { findMessageOfOther, type ReportedMessage } from './sql.ts'

/** Read by people of the university and by the student, so in both languages. */
const quote = ({ author, authoreng, code, text, filenames }: ReportedMessage, reason: string): string =>
  [
    'საჩივარი შეტყობინებაზე · Report of a message',
    `${author} · ${authoreng} (${code})`,
    ...[text, ...filenames].filter((part) => part !== '').map((part) => `„${part}“`),
    '',
    reason,
  ].join('\n')

/**
 * Reports a message of somebody else as a problem, with what was written as the portal has it. A repeated attempt is the
 * same report. Refuses with 404 an own or a foreign message, with 429 too many reports within an hour.
 */
export const reportMessage = async (
  db: Database,
  studentID: number,
  key: string | null,
  { id, messageId, reason }: { readonly id: number; readonly messageId: number; readonly reason: string },
): Promise<{ problemID: number }> => {
  const message = requireFound(
    await findMessageOfOther(db, studentID, null, id, messageId),
    httpWords.notFound,
  )
  return reportProblem(db, studentID, key, { reported_in: 'portal', text: quote(message, reason) })
}
