import { Button, Input, PinInput } from '@mantine/core'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { profile } from '#contract/profile.ts'
import { useSend } from '#web/api/call.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly phone: string
  /** When another code can be asked for, in ms. */
  readonly resendAt: number
  readonly isAsking: boolean
  readonly problem: unknown
  readonly onAskAgain: () => void
  readonly onOtherNumber: () => void
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** Takes the four digits that came by text message; the fourth one sends them. */
export const PhoneCode = (props: Props) => {
  const { phone, resendAt, isAsking, problem, onAskAgain, onOtherNumber, onClose, onChanged } = props
  const t = useWords(words)
  const m = useWords(messages)
  const id = useId()
  const pins = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const left = useSecondsLeft(resendAt)
  const change = useSend(profile.changePhone, { stale: [profile.contactInformation], onSuccess: onChanged })
  const told = wrong ?? change.error?.fields['code']?.[0]

  const send = (digits: string) => {
    if (change.isPending) return
    if (!/^\d{4}$/.test(digits)) return setWrong(m('fourDigits'))
    change.mutate(
      { body: { phone, code: digits } },
      {
        onError: () => {
          setCode('')
          pins.current?.querySelector('input')?.focus()
        },
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(code)
  }

  return (
    <Modal opened onClose={onClose} title={t('changePhone')}>
      <form className={classes['form']} noValidate onSubmit={submit}>
        <output>{t('codeSent', { phone })}</output>
        <Input.Wrapper
          label={t('codeLabel')}
          error={told}
          errorProps={{ id, role: 'alert' }}
          labelElement="div"
        >
          <PinInput
            rootRef={pins}
            length={4}
            type="number"
            size="lg"
            oneTimeCode
            value={code}
            error={told !== undefined}
            aria-label={t('codeLabel')}
            aria-describedby={told ? id : undefined}
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
        {change.error && !told && <ProblemNotice problem={change.error} />}
        {left === 0 && <ProblemNotice problem={problem} />}
        <Button type="submit" loading={change.isPending}>
          {t('confirmPhone')}
        </Button>
        <div className={classes['actions']}>
          <Button variant="default" disabled={left > 0} loading={isAsking} onClick={onAskAgain}>
            {left > 0 ? t('againIn', { seconds: left }) : t('again')}
          </Button>
          <Button variant="default" onClick={onOtherNumber}>
            {t('otherNumber')}
          </Button>
        </div>
      </form>
    </Modal>
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
