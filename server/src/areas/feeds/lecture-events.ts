import { toDatePhrase } from '#rules/time/date-phrase.ts'
import { localize, formatPhrase, type Locale } from '#rules/text/locale.ts'
import { listAllLectures } from '#rules/time/timetable.ts'
import type { SeenTimetable } from '#server/areas/schedule/sql.ts'
import type { CalendarEvent } from './icalendar.ts'
import { words } from './words.ts'

/** One event for each real meeting date of the student's timetable (spec 2.13.3). */
export const listLectureEvents = (timetable: SeenTimetable, locale: Locale): CalendarEvent[] =>
  listAllLectures(timetable).map(({ key, date, time, time_end, room, group, movedFrom }) => {
    const lecturer = localize(group, 'name', locale)
    const format = (phrase: (typeof words)[keyof typeof words], params = {}) =>
      formatPhrase(phrase, locale, params)
    return {
      uid: `lecture-${key}`,
      title: localize(group, 'subject', locale),
      start: { date, time },
      end: { date, time: time_end },
      location: [localize(group, 'curation', locale), room ?? format(words.distance)]
        .filter(Boolean)
        .join(', '),
      notes: [
        `${localize(group, 'lecture_type', locale)}, ${format(words.group, { group: group.group })}`,
        ...(lecturer ? [lecturer] : []),
        ...(movedFrom === null || movedFrom === date
          ? []
          : [format(words.movedFrom, { date: toDatePhrase(movedFrom)[locale] })]),
      ],
    }
  })
