import { datePhrase } from '#rules/time/date-phrase.ts'
import { localized, say, type Locale } from '#rules/text/locale.ts'
import { allLectures } from '#rules/time/timetable.ts'
import type { KeptTimetable } from '#server/areas/schedule/sql.ts'
import type { CalendarEvent } from './icalendar.ts'
import { words } from './words.ts'

/** Takes a student's timetable and a language; gives one event for each real meeting date (spec 2 "/schedule"). */
export const lectureEvents = (timetable: KeptTimetable, locale: Locale): CalendarEvent[] =>
  allLectures(timetable).map(({ key, date, time, time_end, room, group, movedFrom }) => {
    const lecturer = localized(group, 'name', locale)
    const said = (phrase: (typeof words)[keyof typeof words], params = {}) => say(phrase, locale, params)
    return {
      uid: `lecture-${key}`,
      title: localized(group, 'subject', locale),
      start: { date, time },
      end: { date, time: time_end },
      place: [localized(group, 'curation', locale), room ?? said(words.distance)].filter(Boolean).join(', '),
      notes: [
        `${localized(group, 'lecture_type', locale)}, ${said(words.group, { group: group.group })}`,
        ...(lecturer ? [lecturer] : []),
        ...(movedFrom === null || movedFrom === date
          ? []
          : [said(words.movedFrom, { date: datePhrase(movedFrom)[locale] })]),
      ],
    }
  })
