import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { profile } from '#contract/account/profile.ts'
import { isMobileNumber, normalisePhone } from '#rules/account/phone.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { PhoneCode } from './PhoneCode.tsx'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

/** Seconds after which a code may be asked for again, unless the server says otherwise. */
const resendAfter = 60

interface Props {
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** Asks for the new number, sends a four-digit code to it, and changes it when the code is given. */
export const PhoneModal = ({ onClose, onChanged }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const [phone, setPhone] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  /** When a code can be asked for again, in ms; null while the number is being typed. */
  const [resendAt, setResendAt] = useState<number | null>(null)
  const ask = useSend(profile.changePhone, { isInterim: true })

  const askForCode = () =>
    ask.mutate(
      { body: { phone: normalisePhone(phone) } },
      {
        onSuccess: ({ changed, resend_after }) =>
          changed ? onChanged() : setResendAt(Date.now() + (resend_after ?? resendAfter) * 1000),
        // A code is under way already: it can be entered, and another one asked for later.
        onError: (problem) =>
          problem.code === 'code_sent_already' &&
          setResendAt(Date.now() + (problem.retryAfter ?? resendAfter) * 1000),
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isRight = isMobileNumber(normalisePhone(phone))
    setWrong(isRight ? null : m('invalidPhone'))
    if (isRight && !ask.isPending) askForCode()
  }

  if (resendAt !== null) {
    return (
      <PhoneCode
        phone={normalisePhone(phone)}
        resendAt={resendAt}
        isAsking={ask.isPending}
        problem={ask.error}
        onAskAgain={askForCode}
        onOtherNumber={() => setResendAt(null)}
        onClose={onClose}
        onChanged={onChanged}
      />
    )
  }
  const told = ask.error?.fields['phone']?.[0]
  return (
    <Modal isOpen onClose={onClose} title={t('changePhone')}>
      <form className={classes['form']} noValidate onSubmit={submit}>
        <TextInput
          data-autofocus
          label={t('newPhone')}
          description={t('phoneHint')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          value={phone}
          error={wrong ?? told}
          onChange={(event) => {
            setPhone(event.target.value)
            setWrong(null)
          }}
        />
        {ask.error && !told && <ProblemNotice problem={ask.error} />}
        <Button type="submit" loading={ask.isPending}>
          {t('sendCode')}
        </Button>
      </form>
    </Modal>
  )
}
