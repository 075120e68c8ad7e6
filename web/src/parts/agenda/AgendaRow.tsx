import { Link } from '@tanstack/react-router'
import { attendedKinds, getItemTimeLeft, getMinutesToStart } from '#rules/agenda/agenda.ts'
import type { LocalMoment } from '#rules/time/time-left.ts'
import { toClick, toDialog } from './agenda-dialog.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { formatDaysAhead, formatShortDate, formatShortDateSpan } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './AgendaRow.module.css'
import { describeAgendaItem, type AgendaItem } from './describe-agenda-item.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { toAction } from './to-action.ts'
import { toLink } from './to-link.ts'
import { words } from './words.ts'

interface Props {
  readonly item: AgendaItem
  /** Other quizzes with the same date, as `mergeQuizzes` gives them: one row for all, which unfolds. */
  readonly more?: readonly AgendaItem[]
  readonly now: LocalMoment
  /** To be done, with the time left; or a date, with the days until it. */
  readonly as: 'task' | 'date'
  /** The most urgent row of its screen: its action is a button where there is space. */
  readonly isMain?: boolean
  /** That it is today, or runs now, stands above it. */
  readonly hasDays?: boolean
  /** One of several whose dates stand above it. */
  readonly isPart?: boolean
}

/** One item of the agenda: the whole row leads to its screen, or opens its dialog. */
export const AgendaRow = (props: Props) => {
  const { item, more = [], now, as, isMain = false, hasDays = false, isPart = false } = props
  const t = useWords(words)
  const locale = useLocale()
  const isUnlocked = useUnlockedPaths()
  const isAhead = (getMinutesToStart(item, now) ?? 0) > 0
  const described = describeAgendaItem(item, isAhead, locale)
  const { what, of, path } = described
  const all = [item, ...more]
  const isOne = all.length === 1
  const about = isOne
    ? described.about
    : all.map((each) => describeAgendaItem(each, isAhead, locale).of).join(', ')
  const dialog = toDialog(item, path, now.date)
  const [date, time] = isAhead ? [item.start_date, item.start_time] : [item.end_date, item.end_time]
  const times = attendedKinds.has(item.kind) ? `${item.start_time}–${item.end_time}` : time
  const { start_date, end_date } = item
  // An item that lasts for days has both of its dates.
  const isSpan =
    as === 'date' && start_date !== null && end_date !== null && times === null && start_date < end_date
  const when = isSpan
    ? formatShortDateSpan(start_date, end_date, locale)
    : date === null
      ? null
      : [formatShortDate(date, locale), times].filter(Boolean).join(', ')
  // Beside an action such as "Start" a bare date would be read as its beginning.
  const isDeadline = as === 'task' && !isAhead && when !== null && !attendedKinds.has(item.kind)
  const shownWhen = isPart ? null : isDeadline ? t('until', { when }) : when
  const left = isPart ? null : getItemTimeLeft(item, now)
  const isNow = !isAhead && (isSpan || attendedKinds.has(item.kind))
  const action = t(toAction(item))
  const content = (
    <>
      <span className={classes['text']}>
        <span className={classes['title']}>
          <b>{isOne ? of || what : t(isAhead ? 'quizzesOpen' : 'quizzes', { count: all.length })}</b>
          {/* What the action says is not said twice. */}
          {isOne && of && `: ${what === action ? about : what}`}
        </span>
        <span className={`${classes['detail']} ${as === 'date' && isOne ? classes['sentence'] : ''}`}>
          {shownWhen !== null && <span className={classes['when']}>{shownWhen}</span>}
          {about && what !== action && (
            <span className={(as === 'task' || !isOne) && shownWhen !== null ? classes['about'] : ''}>
              {shownWhen !== null && ' · '}
              {about}
            </span>
          )}
        </span>
      </span>
      {as === 'task' ? (
        <>
          {left !== null && <TimeLeft left={left} />}
          {isOne && <span className={classes['action']}>{action}</span>}
          {isOne && isMain && <span className={`main-button ${classes['button']}`}>{action}</span>}
        </>
      ) : (
        <span className={classes['days']}>
          {item.kind === 'visit' && dialog !== null
            ? t('changeVisit')
            : isPart || (hasDays && (isNow || date === now.date))
              ? null
              : isNow
                ? t('now')
                : date !== null && formatDaysAhead(now.date, date, locale)}
        </span>
      )}
    </>
  )
  return (
    <li className={classes['item']}>
      {!isOne ? (
        <details className={classes['quizzes']}>
          <summary className={classes['row']}>
            {content}
            <Icon name="down" size={18} />
          </summary>
          <ul className="plain-list">
            {all.map((each) => (
              <AgendaRow key={each.key} item={each} now={now} as={as} isPart />
            ))}
          </ul>
        </details>
      ) : isUnlocked(path) ? (
        <Link {...toLink(path)} className={classes['row']} onClick={toClick(dialog)}>
          {content}
        </Link>
      ) : (
        <span className={classes['row']}>{content}</span>
      )}
    </li>
  )
}
