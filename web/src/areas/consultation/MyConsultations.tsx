import { useState } from 'react'
import { consultation } from '#contract/administration/consultation.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { BookedConsultation } from './BookedConsultation.tsx'
import type { Consultation } from './consultation.ts'
import classes from './Consultation.module.css'
import { words } from './words.ts'

interface Props {
  readonly bookings: readonly Consultation[]
  /** When they were read (ms). */
  readonly readAt: number
  readonly onCancelled: () => void
}

/** The student's consultations, each with its state. One that can still be cancelled is, after a confirmation. */
export const MyConsultations = ({ bookings, readAt, onCancelled }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const [asked, setAsked] = useState<Consultation | null>(null)
  const cancel = useSend(consultation.cancel, {
    onSuccess: () => {
      setAsked(null)
      onCancelled()
    },
  })
  return (
    <>
      {bookings.length === 0 ? (
        <p className="muted">{t('noBookings')}</p>
      ) : (
        <ul className={classes['bookings']}>
          {bookings.map((booking) => (
            <BookedConsultation
              key={booking.bookingID}
              booking={booking}
              readAt={readAt}
              onCancel={() => {
                cancel.dismiss()
                setAsked(booking)
              }}
            />
          ))}
        </ul>
      )}
      <ConfirmModal
        isOpen={asked !== null}
        title={t('cancelTitle')}
        confirmLabel={t('cancel')}
        keepLabel={t('keep')}
        isDangerous
        isBusy={cancel.isPending}
        problem={cancel.error}
        onConfirm={() => asked !== null && cancel.mutate({ params: { id: asked.bookingID } })}
        onClose={() => {
          cancel.reset()
          setAsked(null)
        }}
      >
        {asked !== null && (
          <p>
            <strong>
              {formatDateWithWeekday(asked.date, locale)}, {asked.start}–{asked.end}
            </strong>
          </p>
        )}
        <p>{t('cancelText')}</p>
      </ConfirmModal>
    </>
  )
}
