import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { profile } from '#contract/account/profile.ts'
import { isMobileNumber, normalisePhone } from '#rules/account/phone.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useResendTime } from '#web/parts/sms-code/useResendTime.ts'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { PhoneCodeModal } from './PhoneCodeModal.tsx'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** A new phone number, confirmed by a code that is sent to it. */
export const PhoneModal = ({ onClose, onChanged }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const [phone, setPhone] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<{ readonly phone?: string; readonly password?: string }>({})
  const resend = useResendTime()
  const request = useSend(profile.changePhone, { isInterim: true })

  const fieldError = useFieldError(request.error)

  const requestCode = () =>
    request.mutate(
      { body: { phone: normalisePhone(phone), password } },
      {
        onSuccess: ({ changed, resend_after }) => (changed ? onChanged() : resend.start(resend_after)),
        onError: resend.startIfSent,
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = {
      ...(!isMobileNumber(normalisePhone(phone)) && { phone: m('invalidPhone') }),
      ...(password === '' && { password: t('required') }),
    }
    setErrors(found)
    if (Object.keys(found).length === 0 && !request.isPending) requestCode()
  }

  if (resend.resendAt !== null) {
    return (
      <PhoneCodeModal
        phone={normalisePhone(phone)}
        resendAt={resend.resendAt}
        isRequesting={request.isPending}
        problem={request.error}
        onRequestAgain={requestCode}
        onOtherNumber={() => resend.reset()}
        onClose={onClose}
        onChanged={onChanged}
      />
    )
  }
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
          error={errors.phone ?? fieldError('phone')}
          onChange={(event) => {
            setPhone(event.target.value)
            setErrors({ ...errors, phone: undefined })
            if (!request.isPending) request.reset()
          }}
        />
        <PasswordField
          label={t('currentPassword')}
          description={t('whyPassword')}
          autoComplete="current-password"
          value={password}
          error={errors.password ?? fieldError('password')}
          onChange={(event) => {
            setPassword(event.target.value)
            setErrors({ ...errors, password: undefined })
            if (!request.isPending) request.reset()
          }}
        />
        <ProblemNotice problem={request.error} shownFields={['phone', 'password']} />
        <Button type="submit" loading={request.isPending}>
          {t('sendCode')}
        </Button>
      </form>
    </Modal>
  )
}
