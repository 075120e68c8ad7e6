import { useState } from 'react'
import { formatShortDay } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { CancelBookingButton } from './CancelBookingButton.tsx'
import { CancelBookingModal } from './CancelBookingModal.tsx'
import classes from './Lab.module.css'
import type { LabUnit } from './lab.ts'
import { words } from './words.ts'

interface Props {
  readonly unit: LabUnit
  readonly readAt: number
}

const clockIntervalMs = 30_000

/** On top of a unit, whose times stand below its tasks on a phone: when it is booked. */
export const UnitBookings = ({ unit, readAt }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const now = useServerNow(unit.now, readAt, clockIntervalMs)
  const [cancelled, setCancelled] = useState<LabUnit['bookings'][number] | null>(null)
  const ahead = unit.bookings.filter((booking) =>
    unit.slots.some(({ slotID, starts_at }) => slotID === booking.slotID && Date.parse(starts_at) > now),
  )
  return (
    <>
      {ahead.map((booking) => (
        <p key={booking.bookingID} className={classes['bookedAbove']}>
          <span>
            <Icon name="check" size={18} />{' '}
            {t('bookedAt', {
              when: [
                `${formatShortDay(booking.date, locale)} ${booking.start}–${booking.end}`,
                ...(unit.room === null ? [] : [unit.room]),
              ].join(', '),
            })}
          </span>
          {now <= Date.parse(booking.can_cancel_until ?? '') && (
            <CancelBookingButton onClick={() => setCancelled(booking)} />
          )}
        </p>
      ))}
      <CancelBookingModal booking={cancelled} setBooking={setCancelled} />
    </>
  )
}
