import { DayPicker, type Matcher } from 'react-day-picker'
import { formatDate, formatMonth, formatWeekday, toWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Calendar.module.css'
import { dateWords } from './date-words.ts'

const noDays: Matcher[] = []

/** The library counts days by a Date at local midnight. */
const toLocalDay = (date: string): Date => {
  const [year, month, day] = date.split('-').map(Number)
  return new Date(year!, month! - 1, day)
}

const toDate = (day: Date): string =>
  [
    String(day.getFullYear()).padStart(4, '0'),
    ...[day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')),
  ].join('-')

interface Props {
  /** Y-m-d, as the other dates; empty: none is chosen. */
  readonly value: string
  readonly today: string
  readonly min?: string | undefined
  readonly onSelect: (date: string) => void
}

/** The months with their days, to choose one; arrow keys go by days and weeks, Page up and Page down by months. */
export const Calendar = ({ value, today, min, onSelect }: Props) => {
  const t = useWords(dateWords)
  const locale = useLocale()
  const selected = value === '' ? undefined : toLocalDay(value)
  const toMonth = (day: Date) => `${formatMonth(day.getMonth() + 1, locale)} ${day.getFullYear()}`
  const toDay = (day: Date) => {
    const date = toDate(day)
    return `${formatWeekday(toWeekday(date), locale)}, ${formatDate(date, locale)}`
  }
  return (
    <DayPicker
      mode="single"
      required
      // Whoever opens a calendar wants to choose from it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      fixedWeeks
      showOutsideDays
      weekStartsOn={1}
      navLayout="around"
      selected={selected}
      defaultMonth={selected ?? toLocalDay(min !== undefined && min > today ? min : today)}
      today={toLocalDay(today)}
      disabled={min ? { before: toLocalDay(min) } : noDays}
      onSelect={(day: Date) => onSelect(toDate(day))}
      classNames={{
        root: classes['root']!,
        months: classes['months']!,
        month: classes['month']!,
        month_caption: classes['caption']!,
        button_previous: classes['turn']!,
        button_next: classes['turn']!,
        month_grid: classes['grid']!,
        weekday: classes['weekday']!,
        day: classes['day']!,
        day_button: classes['dayButton']!,
        today: classes['today']!,
        selected: classes['selected']!,
        disabled: classes['disabled']!,
        outside: classes['outside']!,
        hidden: classes['hidden']!,
      }}
      components={{
        Chevron: ({ orientation }) => <Icon name={orientation === 'left' ? 'left' : 'right'} />,
      }}
      formatters={{
        formatCaption: toMonth,
        formatDay: (day) => String(day.getDate()),
        formatWeekdayName: (day) => formatWeekday(day.getDay() || 7, locale, 'short'),
      }}
      labels={{
        labelNav: () => t('months'),
        labelGrid: toMonth,
        labelGridcell: toDay,
        labelPrevious: () => t('previousMonth'),
        labelNext: () => t('nextMonth'),
        labelWeekday: (day) => formatWeekday(day.getDay() || 7, locale),
        labelDayButton: (day, { today: isToday, selected: isSelected }) =>
          [toDay(day), isToday && t('today'), isSelected && t('selected')].filter(Boolean).join(', '),
      }}
    />
  )
}
