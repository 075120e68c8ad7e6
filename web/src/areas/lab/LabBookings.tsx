import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatUntil } from '#web/i18n/format-date-case.ts'
import { formatShortDay } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import { CancelBookingButton } from './CancelBookingButton.tsx'
import { CancelBookingModal } from './CancelBookingModal.tsx'
import classes from './Lab.module.css'
import type { LabBooking } from './lab.ts'
import { words } from './words.ts'

interface Props {
  readonly bookings: readonly LabBooking[]
  readonly now: string
  readonly readAt: number
}

const clockIntervalMs = 30_000

/** The booked times of all units, with a button to cancel while that is allowed. */
export const LabBookings = ({ bookings, now: serverNow, readAt }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const now = useServerNow(serverNow, readAt, clockIntervalMs)
  const [cancelled, setCancelled] = useState<LabBooking | null>(null)
  return (
    <>
      {bookings.length === 0 && <p className={classes['muted']}>{t('noBookings')}</p>}
      <ul className={classes['times']}>
        {bookings.map((booking) => {
          const { bookingID, unitId, date, start, end, room, can_cancel_until: until } = booking
          const canCancel = until !== null && now <= Date.parse(until)
          return (
            <li key={bookingID}>
              <strong>
                {formatShortDay(date, locale)}, {start}–{end}
              </strong>
              <span>
                <Link to="/lab/$unitId" params={{ unitId: String(unitId) }}>
                  {text(booking, 'unit')}
                </Link>
                {room !== null && ` · ${t('room', { room })}`}
              </span>
              <ChangeMark row={`booking ${bookingID}`} />
              <span className={classes['muted']}>
                {canCancel ? t('cancelUntil', { at: formatUntil(until, locale) }) : t('cancelClosed')}
              </span>
              {canCancel && <CancelBookingButton onClick={() => setCancelled(booking)} />}
            </li>
          )
        })}
      </ul>
      <CancelBookingModal booking={cancelled} setBooking={setCancelled} />
    </>
  )
}
