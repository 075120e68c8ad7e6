import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { schedule } from '#contract/studies/schedule.ts'
import { q } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import '#web/parts/subject-name/pastels.css'
import { assignTimetablePastels } from '#web/parts/timetable/timetable.ts'
import classes from './HomeScreen.module.css'
import { listDayEntries, toColours, type DayEntry } from './list-day-entries.ts'
import { useHomeAgenda } from './useHomeAgenda.ts'
import { words } from './words.ts'

/** The one that ends last. */
const findLast = (entries: readonly DayEntry[]) => entries.toSorted((a, b) => a.to - b.to).at(-1)!

/** Today on one line from the first hour to the last, with a mark at this minute; on a free day one sentence: the next lecture stands above it. */
export const TodayLine = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { now, items } = useHomeAgenda()
  const { data: timetable } = useSuspenseQuery(q(schedule.currentSchedule))
  const entries = listDayEntries(timetable, items, now.date, assignTimetablePastels(timetable), locale)
  const ahead = entries.filter(({ to }) => to > now.minute)
  const isOver = ahead.length === 0
  const others = ahead.filter(({ pastel }) => pastel === null)
  const lectures = ahead.filter(({ pastel }) => pastel !== null)
  const lecturesText =
    lectures.length > 0
      ? t('lecturesLeft', { count: lectures.length, to: findLast(lectures).time_end })
      : t(entries.some(({ pastel }) => pastel !== null) ? 'overToday' : 'freeToday')
  // An exam, a booked time or a visit is named beside them until it is over.
  const summary = [...others.map(({ time, short }) => `${time} ${short}`), lecturesText].join(' · ')
  return (
    <Link to="/schedule" className={classes['today']} data-over={isOver || undefined}>
      <span className="muted">{summary}</span>
      {!isOver && <Track entries={entries} minute={now.minute} />}
    </Link>
  )
}

const Track = ({ entries, minute }: { readonly entries: readonly DayEntry[]; readonly minute: number }) => {
  const t = useWords(words)
  const isNow = (entry: DayEntry) => entry.from <= minute && minute < entry.to
  const from = Math.min(...entries.map((entry) => entry.from))
  const last = findLast(entries)
  const { to } = last
  const toShare = (minutes: number) => `${((minutes / (to - from)) * 100).toFixed(2)}%`
  const style = (entry: DayEntry) =>
    ({
      '--at': toShare(entry.from - from),
      '--length': toShare(entry.to - entry.from),
      ...toColours(entry),
    }) as CSSProperties
  return (
    <span className={classes['track']}>
      {entries.map((entry) => (
        <span
          key={entry.key}
          className={classes['segment']}
          data-over={entry.to <= minute || undefined}
          style={style(entry)}
        >
          <span className={classes['bar']} />
          {/* The end of the day stands at the right end. */}
          <span className={(to - entry.from) * 5 > to - from ? classes['startTime'] : 'visually-hidden'}>
            {entry.time}
          </span>
          <span className="visually-hidden">
            –{entry.time_end}{' '}
            {[isNow(entry) && t('now'), entry.title, entry.place].filter(Boolean).join(', ')};{' '}
          </span>
        </span>
      ))}
      <span className={classes['endTime']}>{last.time_end}</span>
      <span
        className={classes['nowMark']}
        style={{ '--at': toShare(Math.max(0, minute - from)) } as CSSProperties}
      />
    </span>
  )
}
