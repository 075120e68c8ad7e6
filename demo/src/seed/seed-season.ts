import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { listEvents } from '#demo/season/events.ts'
import { listHolidays } from '#demo/season/holidays.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import { findOtherSemester, type Semester } from '#demo/season/semesters.ts'
import type { SpecialWindow } from '#demo/season/windows.ts'
import { listWindows } from '#demo/season/windows.ts'
import { insertRows } from './insert-rows.ts'
import { levels } from './seed-catalogue.ts'

/** Days after the beginning of a semester that is not running: the second half of the fee. */
const secondPayment = 56

/** The first round of a semester that is not running: from a week before its beginning until a week after it. */
const toNextWindow = ({ id, startsOn }: Semester) => ({
  step: 2 as const,
  semesterID: id,
  programmeID: null,
  studySemester: null,
  from: toInstant(addDays(startsOn, -7), '12:00'),
  to: toInstant(addDays(startsOn, 7), '18:00'),
})

/** Writes the semesters, the holidays of these years, the registration windows and the academic calendar. */
export const seedSeason = async (
  tx: Connection,
  semesters: readonly Semester[],
  today: string,
  special: readonly SpecialWindow[],
): Promise<void> => {
  const other = findOtherSemester(semesters)
  const allSemesters = semesters.includes(other) ? semesters : [...semesters, other]
  await insertRows(
    tx,
    'semester',
    {
      id: 'int',
      academic_year: 'int',
      season: 'text',
      name_ka: 'text',
      name_en: 'text',
      starts_on: 'date',
      ends_on: 'date',
      is_current: 'boolean',
    },
    allSemesters.map((each) => ({
      id: each.id,
      academic_year: each.academicYear,
      season: each.season,
      name_ka: each.ka,
      name_en: each.en,
      starts_on: each.startsOn,
      ends_on: each.endsOn,
      is_current: each.isCurrent,
    })),
  )
  const current = semesters.at(-1)!
  const year = Number(today.slice(0, 4))
  await insertRows(
    tx,
    'holiday',
    { day: 'date', name_ka: 'text', name_en: 'text' },
    [year - 1, year, year + 1]
      .flatMap(listHolidays)
      .map(({ day, ka, en }) => ({ day, name_ka: ka, name_en: en })),
  )
  const windows = listWindows(today, special)
  await insertRows(
    tx,
    'registration_window',
    {
      step: 'int',
      semester_id: 'int',
      programme_id: 'int',
      study_semester: 'int',
      starts_at: 'timestamptz',
      ends_at: 'timestamptz',
    },
    windows
      .map((window) => ({ ...window, semesterID: current.id }))
      // The spring that follows is announced already: until then the credits of the year's fee can be registered.
      .concat(other.season === 'spring' && other.id > current.id ? [toNextWindow(other)] : [])
      .map(({ step, semesterID, programmeID, studySemester, from, to }) => ({
        step,
        semester_id: semesterID,
        programme_id: programmeID,
        study_semester: studySemester,
        starts_at: from,
        ends_at: to,
      })),
  )
  const forEverybody = windows.filter(({ programmeID }) => programmeID === null)
  const events = [
    ...listEvents(current, today, forEverybody).map((event) => ({ semester: current, ...event })),
    ...listEvents(other, addDays(other.startsOn, secondPayment), []).map((event) => ({
      semester: other,
      ...event,
    })),
  ]
  await insertRows(
    tx,
    'academic_event',
    {
      semester_id: 'int',
      kind: 'text',
      name_ka: 'text',
      name_en: 'text',
      starts_on: 'date',
      ends_on: 'date',
      study_level_id: 'int',
      from_study_semester: 'int',
    },
    events.map(({ semester, kind, ka, en, from, to, level, fromSemester }) => ({
      semester_id: semester.id,
      kind,
      name_ka: ka,
      name_en: en,
      starts_on: from,
      ends_on: to,
      study_level_id: level === undefined ? null : levels[level],
      from_study_semester: fromSemester ?? null,
    })),
  )
}
