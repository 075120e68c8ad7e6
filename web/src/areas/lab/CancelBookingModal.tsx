import { lab } from '#contract/studies/lab.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import type { LabUnit } from './lab.ts'
import { words } from './words.ts'

interface Props {
  /** Null: the dialog is closed. */
  readonly booking: LabUnit['bookings'][number] | null
  readonly setBooking: (booking: null) => void
}

export const CancelBookingModal = ({ booking, setBooking }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const cancel = useSend(lab.cancel, {
    onSuccess: () => {
      setBooking(null)
      showToast({ phrase: words.bookingCancelled })
    },
  })
  return (
    <ConfirmModal
      isOpen={booking !== null}
      title={t('cancelTitle')}
      confirmLabel={t('cancelBooking')}
      keepLabel={t('keepBooking')}
      isDangerous
      isBusy={cancel.isPending}
      problem={cancel.error}
      onConfirm={() =>
        booking !== null && cancel.mutate({ params: { unitId: booking.unitId, id: booking.bookingID } })
      }
      onClose={() => {
        cancel.reset()
        setBooking(null)
      }}
    >
      {booking !== null && (
        <p>
          <strong>
            {formatDateWithWeekday(booking.date, locale)}, {booking.start}–{booking.end}
          </strong>
        </p>
      )}
      <p>{t('cancelText')}</p>
    </ConfirmModal>
  )
}
