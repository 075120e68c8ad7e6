import { useEffect, useId, useRef, useState } from 'react'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { useDraftText } from '#staff/ui/useDraftText.ts'
import type { Problem } from '#web/api/problem.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import type { Booking, Decision } from './consultation-time.ts'
import classes from './Consultations.module.css'
import { words } from './words.ts'

/** Callbacks: once it is answered, and if the text has an error, which is shown at its field. */
export interface Outcome {
  readonly sent: () => void
  readonly wrong: () => void
}

interface Props {
  readonly booking: Booking
  /** The day and hours. */
  readonly name: string
  readonly sending: {
    readonly isPending: boolean
    readonly error: Problem | null
    readonly dismiss: () => void
  }
  readonly onDecide: (decision: Decision, text: string, outcome: Outcome) => void
}

/** As in the contract. */
const maxLength = 500

/** Confirms a booking with its place, or rejects it with a reason, after a question that repeats it. */
export const AnswerBooking = ({ booking, name, sending, onDecide }: Props) => {
  const t = useWords(words)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useDraftText(`consultation ${booking.bookingID}`)
  /** The decision whose text is missing. */
  const [missing, setMissing] = useState<Decision | null>(null)
  const [isOpen, setOpen] = useState(false)
  const sentError = useFieldError(sending.error)('text')
  const missingText = { confirmed: 'writePlace', rejected: 'writeReason' } as const
  const error = missing === null ? sentError : t(missingText[missing])
  useEffect(() => {
    if (sentError !== undefined) field.current?.focus()
  }, [sentError])
  const send = (decision: Decision) =>
    onDecide(decision, text.trim(), { sent: () => setText(''), wrong: () => setOpen(false) })
  const decide = (decision: Decision) => {
    if (sending.isPending) return
    const isEmpty = isBlank(text)
    setMissing(isEmpty ? decision : null)
    if (isEmpty) return field.current?.focus()
    if (decision === 'confirmed') return send(decision)
    sending.dismiss()
    return setOpen(true)
  }
  return (
    <div className={classes['answer']}>
      <div className="entry-field">
        <label htmlFor={id}>{t(booking.is_online ? 'answerOnline' : 'answerOffice')}</label>
        <CharactersLeft text={text} max={maxLength}>
          <textarea
            ref={field}
            id={id}
            className={`text-field ${classes['textarea']}`}
            rows={2}
            maxLength={maxLength}
            value={text}
            readOnly={sending.isPending}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? `${id}-hint` : `${id}-wrong`}
            onChange={({ target: { value } }) => {
              setText(value)
              setMissing(null)
            }}
          />
        </CharactersLeft>
        {error === undefined ? (
          <span id={`${id}-hint`} className="entry-hint">
            {t('answerHint')}
          </span>
        ) : (
          <span id={`${id}-wrong`} className="entry-wrong">
            {error}
          </span>
        )}
      </div>
      {!isOpen && (
        <AttemptNotice
          problem={sending.error}
          shownFields={['text']}
          isBusy={sending.isPending}
          onRetry={() => send('confirmed')}
        />
      )}
      <div className={classes['buttons']}>
        <ActionButton
          kind="plain"
          ariaLabel={t('confirmNamed', { time: name })}
          isBusy={sending.isPending}
          onClick={() => decide('confirmed')}
        >
          {t('confirm')}
        </ActionButton>
        <ActionButton
          kind="plain"
          ariaLabel={t('rejectNamed', { time: name })}
          isBusy={sending.isPending}
          onClick={() => decide('rejected')}
        >
          {t('reject')}
        </ActionButton>
      </div>
      {isOpen && (
        <ConfirmDialog
          title={t('rejectTitle')}
          confirmLabel={t('reject')}
          closeLabel={t('cancel')}
          isBusy={sending.isPending}
          problem={sending.error}
          onConfirm={() => send('rejected')}
          onClose={() => {
            sending.dismiss()
            setOpen(false)
          }}
        >
          <p>
            <strong>{name}</strong>
          </p>
          <p className={classes['text']}>{text.trim()}</p>
          <p>{t('rejectText')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
