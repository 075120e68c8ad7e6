import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { attendedKinds, getMinutesLeft, getMinutesToStart, type LocalMoment } from '#rules/agenda/agenda.ts'
import { toDialog } from './agenda-dialog.ts'
import { daysBetween } from '#rules/time/clock.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { openDuty } from '#web/parts/duties/opened-duty.ts'
import classes from './AgendaRow.module.css'
import { describeAgendaItem, type AgendaItem } from './describe-agenda-item.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { toLink } from './to-link.ts'
import { words } from './words.ts'

interface Props {
  readonly item: AgendaItem
  readonly now: LocalMoment
  /** To be done, with the time left; or a date, with the days until it. */
  readonly as: 'task' | 'date'
  /** The action of the most urgent row, shown as a button where there is space. */
  readonly action?: string | undefined
}

/** One item of the agenda: the whole row leads to its screen, or opens its dialog. */
export const AgendaRow = ({ item, now, as, action }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const isUnlocked = useUnlockedPaths()
  const isAhead = (getMinutesToStart(item, now) ?? 0) > 0
  const { what, of, about, path } = describeAgendaItem(item, isAhead, locale)
  const dialog = toDialog(item, path, now.date)
  const openDialog = (event: MouseEvent) => {
    if (dialog === null) return
    event.preventDefault()
    openDuty(dialog)
  }
  const [date, time] = isAhead ? [item.start_date, item.start_time] : [item.end_date, item.end_time]
  const times = attendedKinds.has(item.kind) ? `${item.start_time}–${item.end_time}` : time
  const when = date === null ? null : [formatDate(date, locale, 'short'), times].filter(Boolean).join(', ')
  const minutesLeft = getMinutesLeft(item, now)
  const days = date === null ? 0 : daysBetween(now.date, date)
  const content = (
    <>
      <span className={classes['text']}>
        <span className={classes['title']}>
          <b>{of || what}</b>
          {of && `: ${what}`}
        </span>
        <span className={classes['detail']}>{[when, about].filter(Boolean).join(' · ')}</span>
      </span>
      {as === 'task' ? (
        minutesLeft !== null && <TimeLeft minutes={minutesLeft} />
      ) : (
        <span className={classes['days']}>
          {item.kind === 'visit' && dialog !== null
            ? t('changeVisit')
            : !isAhead && attendedKinds.has(item.kind)
              ? t('now')
              : days <= 0
                ? t('today')
                : days === 1
                  ? t('tomorrow')
                  : t('inDays', { count: days })}
        </span>
      )}
      {action && <span className={`main-button ${classes['action']}`}>{action}</span>}
    </>
  )
  return (
    <li className={classes['item']}>
      {isUnlocked(path) ? (
        <Link {...toLink(path)} className={classes['row']} onClick={openDialog}>
          {content}
        </Link>
      ) : (
        <span className={classes['row']}>{content}</span>
      )}
    </li>
  )
}
