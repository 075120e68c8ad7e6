import { Link } from '@tanstack/react-router'
import { listLecturesAt } from '#rules/time/timetable.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { toLink } from '#web/parts/agenda/to-link.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { findHoliday, findWeekOff, type Timetable } from '#web/parts/timetable/timetable.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { words } from '#web/parts/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './DayEntries.module.css'
import scheduleClasses from '../Schedule.module.css'
import {
  describeMark,
  listScheduleEntries,
  type DescribedMark,
  type ScheduleEntry,
  type ScheduleWeek,
} from '../schedule-entry.ts'
import { isRunning, splitDay } from './split-day.ts'
import { useShownMoment } from './useShownMoment.ts'
import { words as scheduleWords } from '../words.ts'

interface Props {
  readonly timetable: Timetable
  readonly week: ScheduleWeek
  readonly date: string
  readonly pastels: ReadonlyMap<number, number>
}

/**
 * The lectures and events of one date, those moved away from it, its deadlines, or why there is nothing. What of today is
 * over is folded.
 */
export const DayEntries = ({ timetable, week, date, pastels }: Props) => {
  const t = useWords(words)
  const s = useWords(scheduleWords)
  const locale = useLocale()
  const text = useLocalized()
  const shownAt = useShownMoment()
  const entries = listScheduleEntries(week, timetable, locale).filter((entry) => entry.date === date)
  const marks = week.marks.filter((mark) => mark.date === date).map((mark) => describeMark(mark, locale))
  const holiday = findHoliday(timetable, date)
  const off = findWeekOff(timetable, date)
  const reason =
    holiday !== null
      ? t('holiday', { name: text(holiday, 'name') })
      : off !== null
        ? t('weekOff', { name: text(off, 'name') })
        : null
  const freeMarks = week.spans
    .filter((span) => span.kind === 'free' && span.from <= date && date <= span.to)
    .map(({ key }) => <ChangeMark key={key} row={key} />)
  if (entries.length === 0 && marks.length === 0)
    return (
      <>
        <p className={classes['none']}>{reason ?? t('freeDay')}</p>
        {freeMarks}
      </>
    )
  const { over, ahead } = splitDay(listByTime(marks, entries), date, shownAt)
  const renderRows = (rows: typeof ahead, areOver = false) => (
    <ol className="plain-list">
      {rows.map((row) =>
        'isDue' in row ? (
          <MarkRow key={row.key} mark={row} />
        ) : (
          <EntryRow
            key={row.key}
            entry={row}
            ofDay={areOver ? [] : entries}
            isOver={areOver}
            pastels={pastels}
          />
        ),
      )}
    </ol>
  )
  return (
    <>
      {reason !== null && <p className={classes['none']}>{reason}</p>}
      {freeMarks}
      {over.length > 0 && (
        <details className={scheduleClasses['past']}>
          <summary>{s('overToday', { count: over.length })}</summary>
          {renderRows(over, true)}
        </details>
      )}
      {ahead.length > 0 && renderRows(ahead)}
    </>
  )
}

/** Entries that last the whole day first, then the others in order of time. */
const listByTime = (marks: readonly DescribedMark[], entries: readonly ScheduleEntry[]) =>
  [...marks, ...entries].toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))

const MarkRow = ({ mark: { time, isDue, title, about, path } }: { readonly mark: DescribedMark }) => {
  const t = useWords(words)
  const isUnlocked = useUnlockedPaths()
  return (
    <li className={classes['lecture']}>
      <span className={classes['time']}>
        {time}
        {isDue && <span className={classes['end']}> {t('due')}</span>}
      </span>
      <span className={classes['what']}>
        <EventTitle title={title} path={isUnlocked(path) ? path : null} />
        {about !== '' && <span className={classes['more']}>{about}</span>}
      </span>
    </li>
  )
}

interface EntryRowProps {
  readonly entry: ScheduleEntry
  readonly ofDay: readonly ScheduleEntry[]
  /** Nothing can clash with it any more. */
  readonly isOver: boolean
  readonly pastels: ReadonlyMap<number, number>
}

const EntryRow = ({ entry, ofDay, isOver, pastels }: EntryRowProps) => {
  const t = useWords(words)
  const s = useWords(scheduleWords)
  const isNow = isRunning(entry, useUniversityNow())
  const isUnlocked = useUnlockedPaths()
  const { group, isAbsent, time, time_end, status, place, what, lecturer, title, path, examAtOnce } = entry
  // Said once, on the later of the two; an exam on both.
  const before = ofDay
    .slice(0, ofDay.indexOf(entry))
    .filter((other) => !other.isAbsent && !(other.isExam && examAtOnce !== null))
  return (
    <li className={classes['lecture']} data-absent={isAbsent || undefined} aria-current={isNow && 'time'}>
      <span className={classes['time']}>
        {time}
        <span className={classes['end']}>–{time_end}</span>
      </span>
      <span className={classes['what']}>
        {isNow && <strong className={classes['now']}>{s('nowUntil', { time: time_end })}</strong>}
        {group === null ? (
          <EventTitle title={title} path={path !== null && isUnlocked(path) ? path : null} />
        ) : (
          <Link
            to="/courses/$subjectId"
            params={{ subjectId: String(group.subjectID) }}
            className={classes['link']}
          >
            <SubjectName subject={group} pastel={pastels.get(group.subjectID)} />
          </Link>
        )}
        <ChangeMark row={entry.row} />
        <ChangeMark row={entry.moveRow}>
          {status !== null && <span className={classes['moved']}>{status}</span>}
        </ChangeMark>
        <span className={classes['more']}>
          {[place, what, group !== null && !isAbsent && t('groupOf', { group: group.group }), lecturer]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {examAtOnce !== null && !isOver && (
          <span className={classes['clash']}>
            <Icon name="warning" size={16} /> {t('clashesWithExam', { exam: examAtOnce })}
          </span>
        )}
        {!isAbsent && <AtOnce titles={listLecturesAt(before, entry).map((other) => other.title)} />}
      </span>
    </li>
  )
}

/** In one line what takes place at the same time; several open on demand. */
const AtOnce = ({ titles }: { titles: readonly string[] }) => {
  const t = useWords(words)
  const [first] = titles
  if (first === undefined) return null
  if (titles.length === 1) return <span className={classes['atOnce']}>{t('atOnce', { subject: first })}</span>
  return (
    <details className={classes['clashes']}>
      <summary>{t('severalAtOnce', { count: titles.length })}</summary>
      {titles.join(' · ')}
    </details>
  )
}

const EventTitle = ({ title, path }: { title: string; path: string | null }) => {
  const content = (
    <>
      <Icon name="calendar" size={16} /> {title}
    </>
  )
  return path === null ? (
    <span className={classes['event']}>{content}</span>
  ) : (
    <Link {...toLink(path)} className={`${classes['event']} ${classes['link']}`}>
      {content}
    </Link>
  )
}
