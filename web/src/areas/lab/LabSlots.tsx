import { useState } from 'react'
import { lab } from '#contract/studies/lab.ts'
import { checkBooking, getCancelDeadline } from '#rules/lab/lab-booking.ts'
import { useSend } from '#web/api/useSend.ts'
import type { Locale } from '#rules/text/locale.ts'
import { formatDateWithWeekday, formatShortDate, formatShortDay } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { OverlapProblem } from '#web/parts/booking-overlaps/OverlapProblem.tsx'
import { OverlapWarning } from '#web/parts/booking-overlaps/OverlapWarning.tsx'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { showToast, undoBy } from '#web/ui/feedback/toast-store.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { CancelBookingButton } from './CancelBookingButton.tsx'
import { CancelBookingModal } from './CancelBookingModal.tsx'
import classes from './Lab.module.css'
import type { LabSlot, LabUnit } from './lab.ts'
import { undoWords } from '#web/ui/undo-words.ts'
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
  const { unitId, slots, bookings, cancel_hours } = unit
  const canCancelLater = ({ starts_at }: LabSlot) => now <= getCancelDeadline(starts_at, cancel_hours)
  const book = useSend(lab.book, {
    onSuccess: (slot) => {
      const { bookingID, can_cancel_until: until } = slot
      setSelectedSlot(null)
      const params = { unitId: String(unitId), id: String(bookingID) }
      const canUndo = now <= Date.parse(until ?? '')
      showToast({
        phrase: words.slotBooked,
        params: { at: { ka: formatStart(slot, 'ka'), en: formatStart(slot, 'en') } },
        ...(canUndo && {
          undo: undoBy(
            lab.cancel,
            { params },
            { label: undoWords.undoBooking, done: words.bookingCancelled },
          ),
        }),
      })
    },
  })
  const bookSlot = (slot: LabSlot) => book.mutate({ params: { unitId }, body: { slotID: slot.slotID } })
  const upcoming = slots.filter(({ starts_at }) => Date.parse(starts_at) > now)
  const formatSlot = (slot: LabSlot) => ({
    date: formatDateWithWeekday(slot.date, locale),
    time: `${slot.start}–${slot.end}`,
  })
  return (
    <>
      {upcoming.length === 0 && <p className={classes['muted']}>{t('noSlots')}</p>}
      {upcoming.length > 0 && <OverlapProblem />}
      <ul className={classes['slots']}>
        {upcoming.map((slot) => {
          const booking = bookings.find(({ slotID }) => slotID === slot.slotID)
          const refusal = checkBooking(slot, bookings, now)
          const { date, time } = formatSlot(slot)
          const canCancel = booking !== undefined && now <= Date.parse(booking.can_cancel_until ?? '')
          return (
            <li key={slot.slotID} data-mine={booking !== undefined || undefined}>
              <div className={classes['slotTime']}>
                <strong>{formatShortDay(slot.date, locale)}</strong>
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
              </div>
              {booking === undefined && refusal === null && (
                <div className={classes['overlaps']}>
                  <OverlapWarning time={slot} />
                </div>
              )}
              {booking === undefined && refusal === null && (
                <ActionButton
                  kind="plain"
                  ariaLabel={t('bookSlot', { date, time })}
                  isBusy={book.isPending && book.variables.body.slotID === slot.slotID}
                  onClick={() => {
                    book.dismiss()
                    if (canCancelLater(slot)) bookSlot(slot)
                    else setSelectedSlot(slot)
                  }}
                >
                  {t('book')}
                </ActionButton>
              )}
              {canCancel && <CancelBookingButton onClick={() => setCancelled(booking)} />}
              {selectedSlot === null && book.variables?.body.slotID === slot.slotID && (
                <AttemptNotice problem={book.error} isBusy={book.isPending} onRetry={() => bookSlot(slot)} />
              )}
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
        onConfirm={() => selectedSlot !== null && bookSlot(selectedSlot)}
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
        {selectedSlot !== null && <OverlapWarning time={selectedSlot} />}
        {unit.room !== null && <p>{t('room', { room: unit.room })}</p>}
        <p>{t('bookingFinal')}</p>
      </ConfirmModal>
      <CancelBookingModal booking={cancelled} setBooking={setCancelled} />
    </>
  )
}

const formatStart = ({ date, start }: { readonly date: string; readonly start: string }, locale: Locale) =>
  `${formatShortDate(date, locale)}, ${start}`
