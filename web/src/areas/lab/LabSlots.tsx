import { useState } from 'react'
import { lab } from '#contract/studies/lab.ts'
import { checkBooking } from '#rules/lab/lab-booking.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Toast } from '#web/ui/feedback/Toast.tsx'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { CancelBookingButton } from './CancelBookingButton.tsx'
import { CancelBookingModal } from './CancelBookingModal.tsx'
import classes from './Lab.module.css'
import { OverlappingExams } from './OverlappingExams.tsx'
import { OverlappingLectures } from './OverlappingLectures.tsx'
import type { LabSlot, LabUnit } from './lab.ts'
import { words } from './words.ts'

interface Props {
  readonly unit: LabUnit
  readonly readAt: number
}

const clockIntervalMs = 15_000

/** The times of a unit: free ones to book, booked ones to cancel, and why others cannot be booked. */
export const LabSlots = ({ unit, readAt }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const now = useServerNow(unit.now, readAt, clockIntervalMs)
  const [selectedSlot, setSelectedSlot] = useState<LabSlot | null>(null)
  const [cancelled, setCancelled] = useState<LabUnit['bookings'][number] | null>(null)
  const [toast, setToast] = useState<string | null>(null)
  const book = useSend(lab.book, {
    onSuccess: () => {
      setSelectedSlot(null)
      setToast(t('slotBooked'))
    },
  })
  const { unitId, slots, bookings } = unit
  const upcoming = slots.filter(({ starts_at }) => Date.parse(starts_at) > now)
  const formatSlot = (slot: LabSlot) => ({
    date: formatDateWithWeekday(slot.date, locale),
    time: `${slot.start}–${slot.end}`,
  })
  return (
    <>
      {upcoming.length === 0 && <p className={classes['muted']}>{t('noSlots')}</p>}
      <ul className={classes['slots']}>
        {upcoming.map((slot) => {
          const booking = bookings.find(({ slotID }) => slotID === slot.slotID)
          const refusal = checkBooking(slot, bookings, now)
          const { date, time } = formatSlot(slot)
          const canCancel = booking !== undefined && now <= Date.parse(booking.can_cancel_until ?? '')
          return (
            <li key={slot.slotID} data-mine={booking !== undefined || undefined}>
              <span className={classes['slotTime']}>
                <strong>{date}</strong>
                <span>{time}</span>
                {booking !== undefined ? (
                  <span className={classes['solved']}>
                    <Icon name="check" size={18} /> {t('booked')}
                  </span>
                ) : (
                  <span className={classes['muted']}>
                    {refusal === null ? t('free', { count: slot.free }) : t(refusal)}
                  </span>
                )}
              </span>
              {booking === undefined && refusal === null && (
                <ActionButton
                  kind="plain"
                  ariaLabel={t('bookSlot', { date, time })}
                  onClick={() => setSelectedSlot(slot)}
                >
                  {t('book')}
                </ActionButton>
              )}
              {canCancel && <CancelBookingButton onClick={() => setCancelled(booking)} />}
            </li>
          )
        })}
      </ul>
      <ConfirmModal
        isOpen={selectedSlot !== null}
        title={t('bookTitle')}
        confirmLabel={t('book')}
        isBusy={book.isPending}
        problem={book.error}
        onConfirm={() =>
          selectedSlot !== null && book.mutate({ params: { unitId }, body: { slotID: selectedSlot.slotID } })
        }
        onClose={() => {
          setSelectedSlot(null)
          book.dismiss()
        }}
      >
        {selectedSlot !== null && (
          <p>
            <strong>
              {formatSlot(selectedSlot).date}, {formatSlot(selectedSlot).time}
            </strong>
          </p>
        )}
        {unit.room !== null && <p>{t('room', { room: unit.room })}</p>}
        {selectedSlot !== null && <OverlappingExams slot={selectedSlot} />}
        {selectedSlot !== null && <OverlappingLectures slot={selectedSlot} />}
      </ConfirmModal>
      <CancelBookingModal booking={cancelled} setBooking={setCancelled} setToast={setToast} />
      <Toast>{toast}</Toast>
    </>
  )
}
