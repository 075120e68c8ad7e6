import { Button } from '@mantine/core'
import { useId, useRef, useState, type FormEvent } from 'react'
import type { Problem } from '#web/api/problem.ts'
import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { OverlapProblem } from '#web/parts/booking-overlaps/OverlapProblem.tsx'
import { OverlapWarning } from '#web/parts/booking-overlaps/OverlapWarning.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { MissingNotice } from '#web/ui/feedback/MissingNotice.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { focusFirstInput } from '#web/ui/form/focus-first-input.ts'
import { LongTextField } from '#web/ui/form/LongTextField.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import type { FreeTime, Mode } from './consultation.ts'
import classes from './Consultation.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly slot: FreeTime
  /** When the student has other consultations. */
  readonly booked: readonly string[]
  /** It was taken while the form was filled in. */
  readonly isGone: boolean
  readonly mode: Mode | null
  readonly onMode: (mode: Mode) => void
  readonly text: string
  readonly onText: (text: string) => void
  readonly attempt: { readonly isPending: boolean; readonly error: Problem | null }
  readonly onSend: () => void
  readonly onAnother: () => void
}

/** As in the contract. */
const maxLength = 2000

/** Books the chosen time: in the office or online, and what it is about, if the student wants to say it. */
export const BookForm = (props: Props) => {
  const { slot, booked, isGone, mode, onMode, text: written, onText, attempt, onSend, onAnother } = props
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const id = useId()
  const cards = useRef<HTMLFieldSetElement>(null)
  const [isMissing, setMissing] = useState(false)
  const fieldError = useFieldError(attempt.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(mode === null)
    if (mode === null) focusFirstInput(cards.current)
    else onSend()
  }
  const another = (
    <button type="button" className="plain-button" disabled={attempt.isPending} onClick={onAnother}>
      {t('another')}
    </button>
  )
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <p className={classes['chosen']}>
        <strong>
          {formatDateWithWeekday(slot.date, locale)},{' '}
          <span className={classes['span']}>
            {slot.start}–{slot.end}
          </span>
        </strong>
        <span className="muted">{text(slot, 'name')}</span>
      </p>
      <OverlapWarning time={slot} />
      <OverlapProblem />
      {booked.length === 1 && <Notice kind="info">{t('alreadyBooked', { when: booked[0] ?? '' })}</Notice>}
      {isGone && (
        <Notice kind="warning" action={another}>
          {t('noLongerFree')}
        </Notice>
      )}
      <RadioCards
        ref={cards}
        cards={(['office', 'online'] as const).map((value) => ({ value, label: t(value) }))}
        selected={mode}
        onSelect={(value) => {
          setMissing(false)
          onMode(value)
        }}
        describedBy={isMissing ? `${id}-missing` : undefined}
      >
        <legend>{t('how')}</legend>
      </RadioCards>
      {isMissing && <MissingNotice id={`${id}-missing`}>{t('chooseHow')}</MissingNotice>}
      <LongTextField
        name="text"
        label={t('text')}
        description={t('textHint')}
        error={fieldError('text')}
        rows={6}
        max={maxLength}
        disabled={attempt.isPending}
        text={written}
        onText={onText}
      />
      <AttemptNotice
        problem={attempt.error}
        shownFields={['text']}
        isBusy={attempt.isPending}
        onRetry={onSend}
      />
      {!isGone && (
        <div className={classes['buttons']}>
          <Button type="submit" loading={attempt.isPending}>
            {t('book')}
          </Button>
          {another}
        </div>
      )}
    </form>
  )
}
