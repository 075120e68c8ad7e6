import { toOnDayPhrase } from '#rules/time/date-phrase.ts'
import { toDeadline } from '#rules/time/deadline.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { OpenSubject } from './sql.ts'
import { words } from './words.ts'

/** Refuses a subject after its deadline, and one with as many presentations of the student as are accepted. */
export const requireOpenSubject = (row: OpenSubject): void => {
  const subject = { ka: row.subject, en: row.subjecteng }
  if (!row.is_open) {
    const { date, time } = toDeadline({ date: row.day!, time: row.time! })
    throw new Refusal(words.timeIsOver, { subject, date: toOnDayPhrase(date), time })
  }
  if (row.submitted >= row.max_count) throw new Refusal(words.enough, { subject, count: row.max_count })
}
