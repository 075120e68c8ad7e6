import { Link } from '@tanstack/react-router'
import { listLecturesAt } from '#rules/time/timetable.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { toLink } from '#web/parts/agenda/to-link.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { findHoliday, findWeekOff, type Timetable } from '#web/parts/timetable/timetable.ts'
import { words } from '#web/parts/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './DayEntries.module.css'
import { describeMark, toScheduleEntry, type ScheduleWeek } from './schedule-entry.ts'

interface Props {
  readonly timetable: Timetable
  readonly week: ScheduleWeek
  readonly date: string
  readonly pastels: ReadonlyMap<number, number>
}

/** The lectures and events of one date, those moved away from it, its deadlines, or why there is nothing. */
export const DayEntries = ({ timetable, week, date, pastels }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const text = useLocalized()
  const isUnlocked = useUnlockedPaths()
  const entries = week.timed
    .filter((entry) => entry.date === date)
    .map((entry) => toScheduleEntry(entry, locale))
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
  return (
    <>
      {reason !== null && <p className={classes['none']}>{reason}</p>}
      {freeMarks}
      <ol className="plain-list">
        {marks.map(({ key, when, title, about, path }) => (
          <li key={key} className={classes['lecture']}>
            <span className={classes['time']}>{when}</span>
            <span className={classes['what']}>
              <EventTitle title={title} path={isUnlocked(path) ? path : null} />
              {about !== '' && <span className={classes['more']}>{about}</span>}
            </span>
          </li>
        ))}
        {entries.map((entry, nth) => {
          const { key, group, isAbsent, time, time_end, status, place, what, lecturer, title, path } = entry
          // Said once, on the later of the two.
          const before = entries.slice(0, nth).filter((other) => !other.isAbsent)
          return (
            <li key={key} className={classes['lecture']} data-absent={isAbsent || undefined}>
              <span className={classes['time']}>
                {time}
                <span className={classes['end']}>–{time_end}</span>
              </span>
              <span className={classes['what']}>
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
                  {[
                    place,
                    what,
                    group !== null && !isAbsent && t('groupOf', { group: group.group }),
                    lecturer,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {!isAbsent && <AtOnce titles={listLecturesAt(before, entry).map((other) => other.title)} />}
              </span>
            </li>
          )
        })}
      </ol>
    </>
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
