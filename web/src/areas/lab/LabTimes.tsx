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
import { GiveUpTime } from './GiveUpTime.tsx'
import classes from './Lab.module.css'
import { LecturesThen } from './LecturesThen.tsx'
import type { LabSlot, LabUnit } from './my-lab.ts'
import { words } from './words.ts'

interface Props {
  readonly unit: LabUnit
  readonly readAt: number
}

const looksEvery = 15_000

/** The times of a unit by days: to be booked, mine to be given up, or why not. */
export const LabTimes = ({ unit, readAt }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const now = useServerNow(unit.now, readAt, looksEvery)
  const [asked, setAsked] = useState<LabSlot | null>(null)
  const [leaving, setLeaving] = useState<LabUnit['bookings'][number] | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const book = useSend(lab.book, {
    onSuccess: () => {
      setAsked(null)
      setTold(t('bookedNow'))
    },
  })
  const { unitId, slots, bookings } = unit
  const ahead = slots.filter(({ starts_at }) => Date.parse(starts_at) > now)
  const nameOf = (slot: LabSlot) => ({
    date: formatDateWithWeekday(slot.date, locale),
    time: `${slot.start}–${slot.end}`,
  })
  return (
    <>
      {ahead.length === 0 && <p className={classes['muted']}>{t('noSlots')}</p>}
      <ul className={classes['slots']}>
        {ahead.map((slot) => {
          const mine = bookings.find(({ slotID }) => slotID === slot.slotID)
          const fault = checkBooking(slot, bookings, now)
          const { date, time } = nameOf(slot)
          const canLeave = mine !== undefined && now <= Date.parse(mine.can_cancel_until ?? '')
          return (
            <li key={slot.slotID} data-mine={mine !== undefined || undefined}>
              <span className={classes['when']}>
                <strong>{date}</strong>
                <span>{time}</span>
                {mine !== undefined ? (
                  <span className={classes['solved']}>
                    <Icon name="check" size={18} /> {t('booked')}
                  </span>
                ) : (
                  <span className={classes['muted']}>
                    {fault === null ? t('free', { count: slot.free }) : t(fault)}
                  </span>
                )}
              </span>
              {mine === undefined && fault === null && (
                <button
                  type="button"
                  className="plain-button"
                  aria-label={t('bookOne', { date, time })}
                  onClick={() => setAsked(slot)}
                >
                  {t('book')}
                </button>
              )}
              {canLeave && (
                <button type="button" className="text-button" onClick={() => setLeaving(mine)}>
                  {t('giveUp')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <ConfirmModal
        isOpen={asked !== null}
        title={t('bookTitle')}
        confirmLabel={t('book')}
        isBusy={book.isPending}
        problem={book.error}
        onConfirm={() =>
          asked !== null && book.mutate({ params: { unitId }, body: { slotID: asked.slotID } })
        }
        onClose={() => {
          setAsked(null)
          book.dismiss()
        }}
      >
        {asked !== null && (
          <p>
            <strong>
              {nameOf(asked).date}, {nameOf(asked).time}
            </strong>
          </p>
        )}
        {unit.room !== null && <p>{t('room', { room: unit.room })}</p>}
        {asked !== null && <LecturesThen slot={asked} />}
      </ConfirmModal>
      <GiveUpTime
        booking={leaving}
        onClose={() => setLeaving(null)}
        onDone={() => {
          setLeaving(null)
          setTold(t('givenUp'))
        }}
      />
      <Toast>{told}</Toast>
    </>
  )
}
