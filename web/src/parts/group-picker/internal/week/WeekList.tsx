import { formatShortDateSpan, formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { GhostBlock, WeekBlock } from './week-block.ts'
import { words } from '#web/parts/words.ts'

interface Props {
  readonly days: readonly number[]
  readonly blocks: readonly WeekBlock[]
  readonly ghosts: readonly GhostBlock[]
}

/** The week as a list of days, for screen readers. */
export const WeekList = ({ days, blocks, ghosts }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const toLines = (item: WeekBlock | GhostBlock): string[] => {
    if ('lines' in item) {
      const dates = (item.dates ?? []).map(({ start_date, end_date }) =>
        formatShortDateSpan(start_date, end_date, locale),
      )
      return [item.title, ...item.lines, ...dates]
    }
    const { title, obstacle, isPlanned } = item
    return [
      t(isPlanned ? 'planned' : 'looked', { title }),
      ...(obstacle ? [t('meets', { subject: obstacle.name })] : []),
    ]
  }
  const listedDays = days.filter((day) => [...blocks, ...ghosts].some((each) => each.day === day))
  if (listedDays.length === 0) return <p>{t('emptyWeek')}</p>
  return (
    <ul>
      {listedDays.map((day) => (
        <li key={day}>
          {formatWeekday(day, locale)}
          <ul>
            {listItemsOn([...blocks, ...ghosts], day).map((item) => (
              <li key={item.key}>{[`${item.time}–${item.time_end}`, ...toLines(item)].join(', ')}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const listItemsOn = <Item extends WeekBlock | GhostBlock>(items: readonly Item[], day: number): Item[] =>
  items.filter((item) => item.day === day).toSorted((a, b) => (a.time < b.time ? -1 : 1))
