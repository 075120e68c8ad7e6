import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDateWithWeekday, formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { Toast } from '#web/ui/feedback/Toast.tsx'
import { GiveUpTime } from './GiveUpTime.tsx'
import classes from './Lab.module.css'
import type { LabBooking } from './my-lab.ts'
import { words } from './words.ts'

interface Props {
  readonly bookings: readonly LabBooking[]
  readonly now: string
  readonly readAt: number
}

const looksEvery = 30_000

/** The times that I have booked in all units, and how to give one up while that is allowed. */
export const MyTimes = ({ bookings, now: told, readAt }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const now = useServerNow(told, readAt, looksEvery)
  const [asked, setAsked] = useState<LabBooking | null>(null)
  const [done, setDone] = useState<string | null>(null)
  return (
    <>
      {bookings.length === 0 && <p className={classes['muted']}>{t('noTimes')}</p>}
      <ul className={classes['times']}>
        {bookings.map((booking) => {
          const { bookingID, unitId, date, start, end, room, can_cancel_until: until } = booking
          const isOpen = until !== null && now <= Date.parse(until)
          return (
            <li key={bookingID}>
              <strong>
                {formatDateWithWeekday(date, locale)}, {start}–{end}
              </strong>
              <span>
                <Link to="/lab/$unitId" params={{ unitId: String(unitId) }}>
                  {text(booking, 'unit')}
                </Link>
                {room !== null && ` · ${t('room', { room })}`}
              </span>
              <span className={classes['muted']}>
                {isOpen ? t('until', { at: formatInstant(until, locale) }) : t('tooLate')}
              </span>
              {isOpen && (
                <button type="button" className="text-button" onClick={() => setAsked(booking)}>
                  {t('giveUp')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <GiveUpTime
        booking={asked}
        onClose={() => setAsked(null)}
        onDone={() => {
          setAsked(null)
          setDone(t('givenUp'))
        }}
      />
      <Toast>{done}</Toast>
    </>
  )
}
