import type { Ref } from 'react'
import { toMinutes } from '#rules/time/clock.ts'
import type { LocalMoment } from '#rules/time/time-left.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { useNoticeDetail } from '#web/ui/feedback/useNoticeDetail.ts'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { CameraRequest } from './camera.ts'
import classes from './Camera.module.css'
import { useRequestText } from './useRequestText.ts'
import { words } from './words.ts'

interface Props {
  readonly request: CameraRequest
  /** At the university. */
  readonly now: LocalMoment
  readonly onCancel: () => void
  /** Of the one that was sent just now, which is marked. */
  readonly ref?: Ref<HTMLLIElement> | undefined
}

const icons: Readonly<Record<CameraRequest['status'], IconName>> = {
  sent: 'clock',
  confirmed: 'check',
  rejected: 'close',
}

/** One request: its state, what is asked for and when, its answer, and what can be done next. */
export const RequestItem = ({ request, now, onCancel, ref }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const { equipment, time } = useRequestText()(request)
  const { date, start, end, purpose, status, reason, created_at } = request
  const isAfter = (clock: string) => date < now.date || (date === now.date && toMinutes(clock) <= now.minute)
  const hasBegun = isAfter(start)
  return (
    <li ref={ref} className={classes['request']} data-marked={ref !== undefined || undefined}>
      <p className={classes['state']} data-status={status}>
        <Icon name={icons[status]} size={18} /> {t(status)}
        <time className={classes['muted']} dateTime={created_at}>
          {formatInstant(created_at, locale)}
        </time>
      </p>
      <p className={classes['name']}>{equipment}</p>
      <p className={classes['text']}>{time}</p>
      <p className={classes['text']}>{purpose}</p>
      {reason !== null && (
        <div className={classes['answer']} data-status={status}>
          <strong>{t(status === 'rejected' ? 'reason' : 'answer')}</strong>
          <p className={classes['text']}>{reason}</p>
        </div>
      )}
      {status === 'rejected' && !hasBegun && <p className={classes['next']}>{t('rejectedNext')}</p>}
      {status === 'confirmed' && !isAfter(end) && <GiveBackNote />}
      {status === 'sent' && hasBegun && <p className={classes['next']}>{t('sentPast')}</p>}
      {status === 'sent' && !hasBegun && (
        <ActionButton
          kind="text"
          ariaLabel={t('cancelOf', { request: `${equipment}, ${time}` })}
          onClick={onCancel}
        >
          {t('cancel')}
        </ActionButton>
      )}
    </li>
  )
}

/** A confirmed request is not cancelled here: whom to ask, and how to reach them. */
const GiveBackNote = () => {
  const t = useWords(words)
  const text = t('confirmedNext')
  const detail = useNoticeDetail(text)
  return (
    <>
      <p className={classes['next']}>{text}</p>
      {detail}
    </>
  )
}
