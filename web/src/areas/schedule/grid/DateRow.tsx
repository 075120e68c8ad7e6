import { getItemTimeLeft, getUrgency } from '#rules/agenda/agenda.ts'
import { taskKinds, type AgendaKind } from '#rules/agenda/agenda-kinds.ts'
import type { DayMark } from '#rules/agenda/week-entries.ts'
import { getMinutesUntil, type LocalMoment, type TimeLeft } from '#rules/time/time-left.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { formatShortDay } from '#web/i18n/format.ts'
import { formatDateSpan } from '#web/i18n/format-instant.ts'
import { describeAgendaItem, type AgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { useRowChanges } from '#web/parts/page-changes/changed-rows.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { describeMark, type ScheduleSpan, type ScheduleWeek } from '../schedule-entry.ts'
import { words } from '../words.ts'
import { GridPopover } from './GridPopover.tsx'
import { toMarkIcon } from './mark-icon.ts'
import { packDates } from './pack-dates.ts'
import { toDatesKey } from './to-dates-key.ts'
import { MarkDetails } from './MarkDetails.tsx'
import classes from './ScheduleGrid.module.css'

interface Props {
  readonly timetable: Timetable
  readonly week: ScheduleWeek
  readonly dates: readonly string[]
  readonly tabStop: string | null
  readonly openKey: string | null
  readonly onOpen: (key: string | null) => void
}

const isTask = (kind: AgendaKind): boolean => (taskKinds as readonly AgendaKind[]).includes(kind)

/** Until something that is to be done is due; null for anything else, and once it is over. */
const getTaskTimeLeft = ({ isStart, item }: DayMark<AgendaItem>, now: LocalMoment): TimeLeft | null => {
  const left = isStart || !isTask(item.kind) ? null : getItemTimeLeft(item, now)
  return left !== null && left.minutes > 0 ? left : null
}

/** Above the hours: holidays and periods across their days, and the deadlines of each day in one place. */
export const DateRow = ({ timetable, week, dates, tabStop, openKey, onOpen }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const text = useLocalized()
  const now = useUniversityNow()
  const getChanges = useRowChanges()
  const { marks } = week
  const spans = week.spans.flatMap((span) => {
    const shown = dates.filter((date) => span.from <= date && date <= span.to)
    if (shown.length === 0) return []
    const isFreeDay = span.kind === 'free' && shown.length === 1
    return [{ span, column: dates.indexOf(shown[0]!), length: shown.length, isFreeDay }]
  })
  const days = dates.flatMap((date, column) => {
    const ofDay = marks.filter((mark) => mark.date === date)
    return ofDay.length === 0 ? [] : [{ date, column, ofDay }]
  })
  const bars = spans.filter(({ isFreeDay }) => !isFreeDay)
  const { barRows, freeRow, chipRow } = packDates(
    bars.map(({ span }) => span),
    spans.flatMap(({ isFreeDay, span }) => (isFreeDay ? [span.from] : [])),
    days.map(({ date }) => date),
  )
  if (spans.length === 0 && days.length === 0) return null
  const describeSpan = (span: ScheduleSpan) =>
    span.kind === 'free' ? text(span.free, 'name') : describeAgendaItem(span.item, false, locale).title
  return (
    <ul className={classes['dates']} aria-label={t('dates')}>
      {spans.map((shown) => {
        const { span, column, length, isFreeDay } = shown
        const gridColumn = `${column + 2} / span ${length}`
        const gridRow = isFreeDay ? freeRow : barRows[bars.indexOf(shown)]
        const title = describeSpan(span)
        const label = [title, formatDateSpan(span.from, span.to, locale)].join(', ')
        return (
          <li key={span.key} style={{ gridColumn, gridRow }} data-free-day={isFreeDay || undefined}>
            {span.kind === 'free' ? (
              <span className={classes['free']} title={[title, ...getChanges(span.key)].join(': ')}>
                {getChanges(span.key).length > 0 && <span className={classes['dot']} />}
                {title}
              </span>
            ) : (
              <GridPopover
                popoverKey={span.key}
                label={label}
                title={title}
                isTabStop={tabStop === span.key}
                isOpen={openKey === span.key}
                onOpen={onOpen}
                className={classes['dateChip']!}
                position="bottom-start"
                contents={
                  <MarkDetails
                    marks={[
                      {
                        ...describeAgendaItem(span.item, false, locale),
                        key: span.key,
                        when: formatDateSpan(span.item.start_date!, span.item.end_date!, locale, 'short'),
                      },
                    ]}
                  />
                }
              >
                <Icon name="calendar" size={16} />
                <span className={classes['chipText']}>{title}</span>
              </GridPopover>
            )}
          </li>
        )
      })}
      {days.map(({ date, column, ofDay }) => {
        const timed = ofDay.map((mark) => ({ mark, left: getTaskTimeLeft(mark, now) }))
        const [nearest] = timed
          .filter(({ left }) => left !== null)
          .toSorted((a, b) => a.left!.minutes - b.left!.minutes)
        const urgency = getUrgency(nearest?.left ?? null)
        const isAhead = ({ date: day, time }: (typeof ofDay)[number]) => getMinutesUntil(now, day, time) > 0
        // The named date is the nearest to be done, or else the next to happen.
        const named = nearest?.mark ?? ofDay.find(isAhead) ?? ofDay[0]!
        const shown = ofDay.map((mark) => describeMark(mark, locale))
        const { what, of, time } = describeMark(named, locale)
        const ofSubject = timetable.groups.find(({ subjectID }) => subjectID === named.item.subjectID)
        const key = toDatesKey(date)
        const isOne = shown.length === 1
        const day = formatShortDay(date, locale)
        const about = named.item.kind === 'appeal' && !named.isStart ? t('appeal') : what
        return (
          <li key={key} style={{ gridColumn: column + 2, gridRow: chipRow }}>
            <GridPopover
              popoverKey={key}
              label={`${day}: ${shown.map(({ when, title: name }) => [when, name].filter(Boolean).join(' ')).join(', ')}`}
              title={isOne ? shown[0]!.title : `${day}: ${t('datesOfDay', { count: shown.length })}`}
              isTabStop={tabStop === key}
              isOpen={openKey === key}
              onOpen={onOpen}
              className={`${classes['dateChip']} ${classes['dayChip']}`}
              position="bottom-start"
              data={{ urgency }}
              contents={<MarkDetails marks={shown} isTitled={!isOne} />}
            >
              <span className={classes['chipLine']}>
                {urgency !== null && <Icon name={urgency === 'red' ? 'warning' : 'clock'} size={14} />}
                <span className={classes['chipWhat']}>{about}</span>
                <span className={classes['chipShort']}>
                  <Icon name={toMarkIcon(named.item.kind)} size={14} />
                </span>
              </span>
              {(of !== '' || time !== '' || !isOne) && (
                <span className={classes['chipLine']}>
                  {/* A name would be cut. */}
                  <span className={classes['chipOf']}>{ofSubject?.subject_code ?? of}</span>
                  {time !== '' && <span className={classes['chipTime']}>{time}</span>}
                  {!isOne && <b>+{shown.length - 1}</b>}
                </span>
              )}
            </GridPopover>
          </li>
        )
      })}
    </ul>
  )
}
