import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import type { Student } from '#demo/students/population.ts'
import { insertRows } from './insert-rows.ts'

/** Days until each duty is due that has no date of its own. */
const dueIn = {
  concentration: 12,
  english_level: 9,
  vaccine: 11,
  bank_account: 20,
  informatics: 15,
  graduation_attendance: 18,
  graduation_gown: 25,
}

/** Writes the due dates of the duties, and the blocking messages of the named students. */
export const seedDuties = async (
  tx: Connection,
  students: readonly Student[],
  today: string,
): Promise<void> => {
  for (const [key, days] of Object.entries(dueIn))
    await tx.rows({ name: '', text: 'update duty_term set deadline = $2 where key = $1' }, [
      key,
      addDays(today, days),
    ])
  const messages = students.flatMap(({ id, named }) =>
    (named?.popups ?? []).map((popup, nth) => ({ studentID: id, popup, nth })),
  )
  await insertRows(
    tx,
    'popup_message',
    {
      id: 'int',
      title_ka: 'text',
      title_en: 'text',
      text_ka: 'text',
      text_en: 'text',
      created_at: 'timestamptz',
    },
    messages.map(({ popup: { title, text }, nth }, index) => ({
      id: index + 1,
      title_ka: title.ka,
      title_en: title.en,
      text_ka: text.ka,
      text_en: text.en,
      created_at: toInstant(addDays(today, nth - 3), '10:00'),
    })),
  )
  await insertRows(
    tx,
    'popup_recipient',
    { message_id: 'int', student_id: 'int' },
    messages.map(({ studentID }, index) => ({ message_id: index + 1, student_id: studentID })),
  )
}
