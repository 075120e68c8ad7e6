import { readFile } from 'node:fs/promises'
import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import { insertRows } from './insert-rows.ts'

const documents = [
  { name: 'university-charter', ka: 'უნივერსიტეტის წესდება', en: 'University charter' },
  { name: 'guides', ka: 'სტუდენტის გზამკვლევი', en: 'Student guide' },
  { name: 'exam-instructions', ka: 'გამოცდის წესები', en: 'Rules of exams' },
  { name: 'library', ka: 'ბიბლიოთეკით სარგებლობის წესები', en: 'Rules of the library' },
  { name: 'club-rules', ka: 'კლუბის დაფუძნების წესები', en: 'Rules for founding a club' },
]
const daysAgo = 41

const toText = async (name: string, locale: 'ka' | 'en') =>
  (await readFile(new URL(`../resources/${name}.${locale}.md`, import.meta.url), 'utf8')).trim()

export const seedResources = async (tx: Connection, today: string): Promise<void> => {
  const columns = { name: 'text', position: 'int', title_ka: 'text', title_en: 'text' }
  const rows = await Promise.all(
    documents.map(async ({ name, ka, en }, position) => ({
      name,
      position,
      title_ka: ka,
      title_en: en,
      text_ka: await toText(name, 'ka'),
      text_en: await toText(name, 'en'),
      updated_at: toInstant(addDays(today, -daysAgo), '12:00'),
    })),
  )
  await insertRows(
    tx,
    'resource',
    { ...columns, text_ka: 'text', text_en: 'text', updated_at: 'timestamptz' },
    rows,
  )
}
