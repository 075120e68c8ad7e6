import { toUniversityTime } from '#web/i18n/format.ts'

/** An instant for a file: a day and a time at the university, which spreadsheets sort. */
export const toTimeCell = (instant: string | null): string | null => {
  if (instant === null) return null
  const { date, time } = toUniversityTime(instant)
  return `${date} ${time}`
}
