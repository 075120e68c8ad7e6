import type { Locale } from '#rules/text/locale.ts'
import type { Connection } from '#server/db/open.ts'
import type { GeneratedFile } from '#server/http/files/send-file.ts'
import { listLetterheadTexts } from '#server/letterhead/list-letterhead-texts.ts'
import { requireDrawable } from '#server/pdf/require-drawable.ts'
import { pdfWords } from '#server/pdf/words.ts'
import { createPdf } from '#server/pdf/create-pdf.ts'
import { loadAccount, loadStatementHead } from './sql.ts'
import { statementWords } from './words.ts'
import { writeStatementCsv } from './write-statement-csv.ts'
import type { writeStatementPdf } from './write-statement-pdf.ts'

const writer = new URL('write-statement-pdf.ts', import.meta.url)

/** The account as a file to keep. */
export const createStatement = async (
  db: Connection,
  studentID: number,
  format: 'pdf' | 'csv',
  locale: Locale,
): Promise<GeneratedFile> => {
  const [account, head] = await Promise.all([loadAccount(db, studentID), loadStatementHead(db, studentID)])
  const filename = `${statementWords.filename[locale]} ${head.code} ${head.today}.${format}`
  if (format === 'pdf')
    requireDrawable(pdfWords.textNotDrawable, [
      ...(locale === 'ka' ? [head.name_ka, head.programme_ka] : [head.name_en, head.programme_en]),
      ...listLetterheadTexts(head.letterhead, locale),
      ...account.movements.map(({ name, nameeng }) => (locale === 'ka' ? name : nameeng)),
    ])
  return format === 'csv'
    ? { bytes: writeStatementCsv(account.movements, locale), filename, mime: 'text/csv; charset=utf-8' }
    : {
        bytes: await createPdf<typeof writeStatementPdf>(writer, head, account, locale),
        filename,
        mime: 'application/pdf',
      }
}
