import { Button, Input, PinInput } from '@mantine/core'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { Problem } from '#web/api/problem.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import '#web/ui/mantine.css'
import classes from './CodeForm.module.css'
import { words } from './words.ts'

interface Props {
  /** Where the code went, and what it confirms. */
  readonly told: string
  readonly verb: string
  /** When another code can be asked for, in ms. */
  readonly resendAt: number
  readonly isAsking: boolean
  /** Why the last asking for a code failed. */
  readonly askProblem: unknown
  readonly onAskAgain: () => void
  readonly isSending: boolean
  /** Why the last code was not taken. */
  readonly problem: Problem | null
  readonly onSend: (code: string, onRefused: () => void) => void
  /** The way back to what the code is for. */
  readonly other: string
  readonly onOther: () => void
}

/** Takes the four digits that came by text message; the fourth one sends them (spec 5.15). */
export const CodeForm = (props: Props) => {
  const { told, verb, resendAt, isAsking, askProblem, onAskAgain, isSending, problem, onSend } = props
  const t = useWords(words)
  const m = useWords(messages)
  const id = useId()
  const pins = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const left = useSecondsLeft(resendAt)
  // The form takes the place of what was filled in before it: the keys are where the code is typed.
  useEffect(() => pins.current?.querySelector('input')?.focus(), [])
  const refused = wrong ?? problem?.fields['code']?.[0]

  const send = (digits: string) => {
    if (isSending) return
    if (!/^\d{4}$/.test(digits)) {
      // Why the last code was refused is not talked over while no other one is typed.
      if (digits !== '' || refused === undefined) setWrong(m('fourDigits'))
      pins.current?.querySelector<HTMLInputElement>('input[value=""]')?.focus()
      return
    }
    onSend(digits, () => {
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
      <output>{told}</output>
      <Input.Wrapper
        label={t('codeLabel')}
        error={refused}
        errorProps={{ id, role: 'alert' }}
        labelElement="div"
      >
        <PinInput
          // Its own is another after the first drawing: the boxes would be made anew and lose the keys.
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
      {problem && !refused && <ProblemNotice problem={problem} />}
      {left === 0 && <ProblemNotice problem={askProblem} />}
      <Button type="submit" loading={isSending}>
        {verb}
      </Button>
      <div className={classes['actions']}>
        <Button variant="default" disabled={left > 0} loading={isAsking} onClick={onAskAgain}>
          {left > 0 ? t('againIn', { seconds: left }) : t('again')}
        </Button>
        <Button variant="default" onClick={props.onOther}>
          {props.other}
        </Button>
      </div>
    </form>
  )
}

/** Takes an instant in ms; gives the whole seconds until then, counting down. */
const useSecondsLeft = (until: number): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
