import { Button, Input, PinInput } from '@mantine/core'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { isFinal, type Problem } from '#web/api/problem.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import '#web/ui/mantine.css'
import classes from './CodeForm.module.css'
import { words } from '#web/parts/words.ts'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import type { Message } from '#web/i18n/message.ts'

interface Props {
  /** Where the code was sent, and what it confirms. */
  readonly intro: string
  readonly submitLabel: string
  /** When another code can be requested, in ms. */
  readonly resendAt: number
  readonly isRequesting: boolean
  /** The error of the last request for a code. */
  readonly requestProblem: unknown
  readonly onRequestAgain: () => void
  readonly isSending: boolean
  /** The error of the last code. */
  readonly problem: Problem | null
  readonly onSend: (code: string, onRefused: (problem: Problem) => void) => void
  readonly backLabel: string
  readonly onBack: () => void
  /** Leads to the change of the number that the code is sent to. */
  readonly onChangePhone?: () => void
}

/** The form for a four-digit code from a text message; the fourth digit submits it (spec 5.15). */
export const CodeForm = (props: Props) => {
  const {
    intro,
    submitLabel,
    resendAt,
    isRequesting,
    requestProblem,
    onRequestAgain,
    isSending,
    problem,
    onSend,
  } = props
  const t = useWords(words)
  const id = useId()
  const pins = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<Message | null>(null)
  const left = useSecondsLeft(resendAt)
  // The form replaces the previous one, so the focus moves to the code.
  // So it does where another code was sent: the pressed button is gone.
  useEffect(() => pins.current?.querySelector('input')?.focus(), [resendAt])
  const fieldError = useFieldError(problem, { code: wrong ?? undefined })
  const refused = fieldError('code')

  const send = (digits: string) => {
    if (isSending) return
    if (!/^\d{4}$/.test(digits)) {
      // The last refusal stays until another code is typed.
      if (digits !== '' || refused === undefined) setWrong({ phrase: messages.fourDigits })
      pins.current?.querySelector<HTMLInputElement>('input[value=""]')?.focus()
      return
    }
    onSend(digits, (refusal) => {
      // Whatever else went wrong, the same code is sent again.
      if (!isFinal(refusal)) return
      setCode('')
      pins.current?.querySelector('input')?.focus()
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(code)
  }
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <output>{intro}</output>
      <Input.Wrapper
        label={t('codeLabel')}
        error={refused}
        errorProps={{ id, role: 'alert' }}
        labelElement="div"
      >
        <PinInput
          // Mantine's own id changes after the first render, which would remount the fields and lose the focus.
          id={`${id}-code`}
          rootRef={pins}
          length={4}
          type="number"
          size="lg"
          placeholder=""
          oneTimeCode
          value={code}
          error={refused !== undefined}
          aria-label={t('codeLabel')}
          aria-describedby={refused ? id : undefined}
          getInputProps={(index) => ({
            'aria-label': t('digit', { number: index + 1 }),
            'data-autofocus': index === 0 || undefined,
          })}
          onChange={(digits) => {
            setCode(digits)
            setWrong(null)
          }}
          onComplete={send}
        />
      </Input.Wrapper>
      {wrong === null && (
        <AttemptNotice
          problem={problem}
          shownFields={['code']}
          isBusy={isSending}
          onRetry={() => send(code)}
        />
      )}
      {left === 0 && <ProblemNotice problem={requestProblem} />}
      <Button type="submit" loading={isSending}>
        {submitLabel}
      </Button>
      <div>
        {left > 0 ? (
          <p className={classes['wait']}>{t('againIn', { seconds: left })}</p>
        ) : (
          <button
            type="button"
            className="text-button"
            aria-disabled={isRequesting || undefined}
            onClick={() => !isRequesting && onRequestAgain()}
          >
            {t('again')}
          </button>
        )}
        <div className={classes['actions']}>
          <button type="button" className="text-button" onClick={props.onBack}>
            {props.backLabel}
          </button>
          {props.onChangePhone && (
            <button type="button" className="text-button" onClick={props.onChangePhone}>
              {t('changeNumber')}
            </button>
          )}
        </div>
      </div>
    </form>
  )
}

const useSecondsLeft = (until: number): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
