import { getItemTimeLeft, getUrgency } from '#rules/agenda/agenda.ts'
import { taskKinds, type AgendaKind } from '#rules/agenda/agenda-kinds.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { formatDateSpan, formatShortDay } from '#web/i18n/format.ts'
import { describeAgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { useRowChanges } from '#web/parts/page-changes/changed-rows.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { describeMark, type ScheduleSpan, type ScheduleWeek } from '../schedule-entry.ts'
import { words } from '../words.ts'
import { GridPopover } from './GridPopover.tsx'
import { toDatesKey } from './to-dates-key.ts'
import { MarkDetails } from './MarkDetails.tsx'
import classes from './ScheduleGrid.module.css'

interface Props {
  readonly week: ScheduleWeek
  readonly dates: readonly string[]
  readonly tabStop: string | null
  readonly openKey: string | null
  readonly onOpen: (key: string | null) => void
}

const isTask = (kind: AgendaKind): boolean => (taskKinds as readonly AgendaKind[]).includes(kind)

/** Above the hours: holidays and periods across their days, and the deadlines of each day in one place. */
export const DateRow = ({ week, dates, tabStop, openKey, onOpen }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const text = useLocalized()
  const now = useUniversityNow()
  const getChanges = useRowChanges()
  const { marks } = week
  const spans = week.spans.flatMap((span) => {
    const shown = dates.filter((date) => span.from <= date && date <= span.to)
    return shown.length === 0 ? [] : [{ span, column: dates.indexOf(shown[0]!), length: shown.length }]
  })
  const days = dates.flatMap((date, column) => {
    const ofDay = marks.filter((mark) => mark.date === date)
    return ofDay.length === 0 ? [] : [{ date, column, ofDay }]
  })
  if (spans.length === 0 && days.length === 0) return null
  const describeSpan = (span: ScheduleSpan) =>
    span.kind === 'free' ? text(span.free, 'name') : describeAgendaItem(span.item, false, locale).title
  return (
    <ul className={classes['dates']} aria-label={t('dates')}>
      {spans.map(({ span, column, length }) => {
        const gridColumn = `${column + 2} / span ${length}`
        const title = describeSpan(span)
        const label = [title, formatDateSpan(span.from, span.to, locale)].join(', ')
        return (
          <li
            key={span.key}
            style={{ gridColumn }}
            data-one={length === 1 || undefined}
            data-free={span.kind === 'free' || undefined}
          >
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
        const shown = ofDay.map((mark) => describeMark(mark, locale))
        const [first] = shown
        const key = toDatesKey(date)
        const isOne = shown.length === 1
        const title = isOne ? first!.title : t('datesOfDay', { count: shown.length })
        const [least] = ofDay
          .filter(({ isStart, item }) => !isStart && isTask(item.kind))
          .flatMap(({ item }) => getItemTimeLeft(item, now) ?? [])
          .filter(({ minutes }) => minutes > 0)
          .toSorted((a, b) => a.minutes - b.minutes)
        const urgency = getUrgency(least ?? null)
        const day = formatShortDay(date, locale)
        return (
          <li key={key} style={{ gridColumn: column + 2 }} data-one>
            <GridPopover
              popoverKey={key}
              label={`${day}: ${shown.map(({ when, title: name }) => [when, name].filter(Boolean).join(' ')).join(', ')}`}
              title={isOne ? title : `${day}: ${title}`}
              isTabStop={tabStop === key}
              isOpen={openKey === key}
              onOpen={onOpen}
              className={classes['dateChip']!}
              position="bottom-start"
              data={{ urgency }}
              contents={<MarkDetails marks={shown} isTitled={!isOne} />}
            >
              <Icon name={urgency === 'red' ? 'warning' : 'clock'} size={16} />
              <span className={classes['chipText']}>
                {[title, isOne && first!.when].filter(Boolean).join(' · ')}
              </span>
              <span className={classes['chipCount']}>{shown.length}</span>
            </GridPopover>
          </li>
        )
      })}
    </ul>
  )
}
