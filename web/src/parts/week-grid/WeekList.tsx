import { formatDateWithWeekday, formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { DayHead, GhostBlock, WeekBlock } from '#web/parts/week-block.ts'
import { words } from '#web/parts/words.ts'

interface Props {
  readonly days: readonly number[]
  readonly blocks: readonly WeekBlock[]
  readonly ghosts: readonly GhostBlock[]
  readonly heads: readonly DayHead[]
}

/** What the week's grid draws, as text: each day with its lectures in order. */
export const WeekList = ({ days, blocks, ghosts, heads }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const nameOf = (day: number) => {
    const head = heads.find((each) => each.day === day)
    if (head === undefined) return formatWeekday(day, locale)
    const name = formatDateWithWeekday(head.date, locale)
    return [name, head.isToday && t('today'), head.holiday].filter(Boolean).join(', ')
  }
  const told = days.filter(
    (day) =>
      [...blocks, ...ghosts].some((each) => each.day === day) ||
      heads.some((head) => head.day === day && head.holiday),
  )
  if (told.length === 0) return <p>{t('emptyWeek')}</p>
  return (
    <ul>
      {told.map((day) => (
        <li key={day}>
          {nameOf(day)}
          <ul>
            {inOrder(blocks, day).map(({ key, time, time_end, title, lines }) => (
              <li key={key}>{[`${time}–${time_end}`, title, ...lines].join(', ')}</li>
            ))}
            {inOrder(ghosts, day).map(({ key, time, time_end, title, obstacle }) => (
              <li key={key}>
                {`${time}–${time_end}, ${t('looked', { title })}`}
                {obstacle !== null && `, ${t('meets', { subject: obstacle.name })}`}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const inOrder = <Item extends WeekBlock | GhostBlock>(items: readonly Item[], day: number): Item[] =>
  items.filter((item) => item.day === day).toSorted((a, b) => (a.time < b.time ? -1 : 1))
