import type { ReactNode } from 'react'
import { getItemTimeLeft, getMinutesToStart } from '#rules/agenda/agenda.ts'
import type { LocalMoment } from '#rules/time/time-left.ts'
import { formatShortDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { describeAgendaItem, type AgendaItem } from './describe-agenda-item.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './AgendaRow.module.css'
import { TimeLeft } from './TimeLeft.tsx'
import { words } from './words.ts'

interface Props {
  /** As `mergeQuizzes` gives them. */
  readonly merged: readonly (readonly AgendaItem[])[]
  readonly now: LocalMoment
  readonly renderRow: (item: AgendaItem, nth: number) => ReactNode
}

/** Rows of the agenda; several quizzes with one date are one row, which unfolds. */
export const AgendaRows = ({ merged, now, renderRow }: Props) =>
  merged.map((items, nth) =>
    items.length === 1 ? (
      renderRow(items[0]!, nth)
    ) : (
      <Quizzes key={items[0]!.key} items={items} now={now} renderRow={renderRow} />
    ),
  )

interface QuizzesProps extends Pick<Props, 'now' | 'renderRow'> {
  readonly items: readonly AgendaItem[]
}

const Quizzes = ({ items, now, renderRow }: QuizzesProps) => {
  const t = useWords(words)
  const locale = useLocale()
  const [first] = items
  const isAhead = (getMinutesToStart(first!, now) ?? 0) > 0
  const [date, time] = isAhead ? [first!.start_date, first!.start_time] : [first!.end_date, first!.end_time]
  const when = date === null ? '' : [formatShortDate(date, locale), time].filter(Boolean).join(', ')
  const left = isAhead ? null : getItemTimeLeft(first!, now)
  return (
    <li className={classes['item']}>
      <details className={classes['quizzes']}>
        <summary className={classes['row']}>
          <span className={classes['text']}>
            <b className={classes['title']}>
              {t(isAhead ? 'quizzesOpen' : 'quizzes', { count: items.length })}
            </b>
            <span className={classes['detail']}>
              <span className={classes['when']}>{isAhead || when === '' ? when : t('until', { when })}</span>
              <span className={classes['about']}>
                {' · '}
                {items.map((item) => describeAgendaItem(item, isAhead, locale).of).join(', ')}
              </span>
            </span>
          </span>
          {left !== null && <TimeLeft left={left} />}
          <Icon name="down" size={18} />
        </summary>
        <ul className="plain-list">{items.map((item) => renderRow(item, -1))}</ul>
      </details>
    </li>
  )
}
