import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { profile } from '#contract/profile.ts'
import { isMobile, normalisePhone } from '#rules/phone.ts'
import { useSend } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import classes from './Profile.module.css'
import { useSecondsLeft } from './useSecondsLeft.ts'
import { words } from './words.ts'

interface ChangePhoneModalProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** Seconds after which a code may be sent again, where the reply does not say. */
const resendAfter = 60

/** Asks for a new number, then for the four-digit code that was sent to it (spec 5 "Mobile confirmation"). */
export const ChangePhoneModal = ({ opened, onClose, onChanged }: ChangePhoneModalProps) => {
  const t = useWords(words)
  const [phone, setPhone] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [secondsLeft, wait] = useSecondsLeft()
  const ask = useSend(profile.changePhone, {
    onSuccess: ({ resend_after = resendAfter }) => wait(resend_after),
  })
  const confirm = useSend(profile.changePhone, {
    stale: [profile.contactInformation],
    onSuccess: () => {
      setSentTo(null)
      setPhone('')
      setCode('')
      onChanged()
    },
  })

  const sendCode = (number: string) => {
    confirm.reset()
    ask.mutate({ body: { phone: number } }, { onSuccess: () => setSentTo(number) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sentTo !== null) {
      const isWhole = /^\d{4}$/.test(code)
      setWrong(isWhole ? null : t('required'))
      if (isWhole) confirm.mutate({ body: { phone: sentTo, code } })
      return
    }
    const number = normalisePhone(phone)
    setWrong(isMobile(number) ? null : t('invalidPhone'))
    if (isMobile(number)) sendCode(number)
  }
  return (
    <Modal opened={opened} onClose={onClose} title={t('changePhone')}>
      <form noValidate onSubmit={submit} className={classes['form']}>
        {sentTo === null ? (
          <TextInput
            data-autofocus
            label={t('newPhone')}
            description={t('newPhoneHint')}
            value={phone}
            error={wrong ?? ask.error?.fields['phone']?.[0]}
            onChange={(event) => setPhone(event.currentTarget.value)}
            inputMode="tel"
            autoComplete="tel-national"
          />
        ) : (
          <>
            <p>{t('codeSent', { phone: sentTo })}</p>
            <TextInput
              key="code"
              data-autofocus
              label={t('mobileCode')}
              value={code}
              error={wrong ?? confirm.error?.fields['code']?.[0]}
              onChange={(event) => setCode(event.currentTarget.value.replace(/\D/g, '').slice(0, 4))}
              inputMode="numeric"
              autoComplete="one-time-code"
              classNames={{ input: classes['digits'] ?? '' }}
            />
          </>
        )}
        {!ask.error?.fields['phone'] && <ProblemNotice problem={ask.error} />}
        {!confirm.error?.fields['code'] && <ProblemNotice problem={confirm.error} />}
        <div className={classes['buttons']}>
          <Button type="submit" loading={ask.isPending || confirm.isPending}>
            {t(sentTo === null ? 'sendCode' : 'confirmPhone')}
          </Button>
          {sentTo !== null && (
            <Button variant="default" disabled={secondsLeft > 0} onClick={() => sendCode(sentTo)}>
              {secondsLeft > 0 ? t('sendAgainIn', { count: secondsLeft }) : t('sendAgain')}
            </Button>
          )}
          <Button
            variant="subtle"
            onClick={() => {
              if (sentTo === null) onClose()
              else setSentTo(null)
              setWrong(null)
            }}
          >
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
