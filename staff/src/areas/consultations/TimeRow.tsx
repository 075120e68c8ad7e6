import { useEffect, useRef } from 'react'
import { consultationStaff } from '#contract/staff/consultation-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { AnswerBooking, type Outcome } from './AnswerBooking.tsx'
import { BookingFacts } from './BookingFacts.tsx'
import { CloseTime } from './CloseTime.tsx'
import { stateIcons, type ConsultationTime, type Decision } from './consultation-time.ts'
import classes from './Consultations.module.css'
import { words } from './words.ts'

interface Props {
  readonly time: ConsultationTime
  /** It is over: it cannot be booked or taken away any more. */
  readonly isOver: boolean
  readonly onClosed: () => void
}

/** A time, the student who booked it, and the actions on it. A refused answer is shown here, whatever has become of it. */
export const TimeRow = ({ time, isOver, onClosed }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const isAnswered = useRef(false)
  const answer = useSend(consultationStaff.answer)
  const { slotID, date, start, end, booking } = time
  const state = booking?.status ?? 'free'
  const place = booking?.place
  useEffect(() => {
    // The focused element is gone with the form.
    if (isAnswered.current) heading.current?.focus()
    isAnswered.current = false
  }, [state, place])
  const name = `${formatDateWithWeekday(date, locale)}, ${start}–${end}`
  const decide =
    (bookingID: number) =>
    (decision: Decision, text: string, { sent, wrong }: Outcome) => {
      isAnswered.current = true
      answer.mutate(
        { params: { id: bookingID }, body: { decision, text } },
        {
          onSuccess: sent,
          onError: ({ status }) => {
            isAnswered.current = status === 409
            if (status === 422) wrong()
          },
        },
      )
    }
  const form = booking !== null && (
    <AnswerBooking booking={booking} name={name} sending={answer} onDecide={decide(booking.bookingID)} />
  )
  const isFree = booking === null || booking.status === 'rejected'
  return (
    <li data-state={state}>
      <div className={classes['head']}>
        <h3 ref={heading} tabIndex={-1}>
          {start}–{end}
        </h3>
        <span className={classes['state']} data-state={state}>
          <Icon name={stateIcons[state]} size={18} />
          {t(state === 'free' && isOver ? 'nobody' : state)}
        </span>
      </div>
      {booking !== null && <BookingFacts key={booking.bookingID} booking={booking} />}
      {state === 'sent' && form}
      {state === 'confirmed' && !isOver && (
        // Another place closes it again.
        <details key={place} className={classes['change']}>
          <summary>{t('changeAnswer')}</summary>
          {form}
        </details>
      )}
      {isFree && <ProblemNotice problem={answer.error} />}
      {state === 'rejected' && !isOver && <p className="muted">{t('freeAgain')}</p>}
      <CloseTime slotID={slotID} name={name} canClose={isFree && !isOver} onClosed={onClosed} />
    </li>
  )
}
