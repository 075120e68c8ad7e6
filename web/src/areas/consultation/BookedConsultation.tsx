import { formatUntil } from '#web/i18n/format-date-case.ts'
import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { statusIcons, type Consultation } from './consultation.ts'
import classes from './Consultation.module.css'
import { words } from './words.ts'

interface Props {
  readonly booking: Consultation
  readonly readAt: number
  readonly onCancel: () => void
}

/** The room, or the link of the meeting, which can be opened. */
const Place = ({ place }: { readonly place: string }) =>
  /^https:\/\/\S+$/.test(place) ? (
    <a href={place} target="_blank" rel="noopener noreferrer">
      {place}
    </a>
  ) : (
    place
  )

/** A booked consultation: when, with whom, where, its state, and until when it can be cancelled. */
export const BookedConsultation = ({ booking, readAt, onCancel }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { date, start, end, status, email, is_online, place, reason, can_cancel_until: until } = booking
  const day = formatDateWithWeekday(date, locale)
  const time = `${start}–${end}`
  const canCancel = until !== null && readAt <= Date.parse(until)
  const where = t(is_online ? 'online' : 'office')
  return (
    <li>
      <p className={classes['status']} data-status={status}>
        <Icon name={statusIcons[status]} size={18} />
        <strong>{t(status)}</strong>
      </p>
      <h3>
        {day}, <span className={classes['span']}>{time}</span>
      </h3>
      <dl className={classes['facts']}>
        <dt>{t('psychologist')}</dt>
        <dd>{text(booking, 'name')}</dd>
        {status !== 'rejected' && (
          <>
            <dt>{t('where')}</dt>
            <dd>
              {where}
              {': '}
              {place === null ? t(is_online ? 'linkLater' : 'placeLater') : <Place place={place} />}
            </dd>
          </>
        )}
        {reason !== null && (
          <>
            <dt>{t('reason')}</dt>
            <dd>{reason}</dd>
          </>
        )}
      </dl>
      {booking.text !== null && (
        <details className={classes['own']}>
          <summary>{t('yourText')}</summary>
          <p>{booking.text}</p>
        </details>
      )}
      {status === 'rejected' ? (
        <p className="muted">{t('rejectedNext')}</p>
      ) : (
        <p className="muted">
          {canCancel ? t('cancelUntil', { at: formatUntil(until, locale) }) : t('cancelClosed')}
        </p>
      )}
      {status !== 'rejected' && !canCancel && (
        <a
          className="text-button"
          href={`mailto:${email}?subject=${encodeURIComponent(t('mailSubject', { date: day, time }))}`}
        >
          {t('write', { email })}
        </a>
      )}
      {canCancel && (
        <ActionButton kind="text" ariaLabel={t('cancelNamed', { date: day, time })} onClick={onCancel}>
          {t('cancel')}
        </ActionButton>
      )}
    </li>
  )
}
