import { Button, TextInput } from '@mantine/core'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { profile } from '#contract/account/profile.ts'
import { isMobileNumber, normalisePhone } from '#rules/account/phone.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useResendTime } from '#web/parts/sms-code/useResendTime.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { PhoneCode } from './internal/PhoneCode.tsx'
import classes from './PhoneSteps.module.css'
import { words as uiWords } from '#web/ui/words.ts'
import { words } from './words.ts'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly isClosable: boolean
  /** Null where the dialog is about nothing else. */
  readonly onBack: (() => void) | null
  /** Leaves the dialog; undefined where it cannot be left so. */
  readonly onCancel?: () => void
  /** Called with the new number. */
  readonly onChanged: (phone: string) => void
}

/** The steps to a new phone number inside a dialog: the number, and the code that is sent to it. */
export const PhoneSteps = ({ isClosable, onBack, onCancel, onChanged }: Props) => {
  const t = useWords(words)
  const u = useWords(uiWords)
  const id = useId()
  const [phone, setPhone] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<FieldErrors<'phone' | 'password'>>({})
  const phoneField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  // The steps may replace other contents of an open dialog.
  useEffect(() => phoneField.current?.focus(), [])
  const resend = useResendTime()
  const request = useSend(profile.changePhone, { isInterim: true })

  const fieldError = useFieldError(request.error, errors)

  const requestCode = () =>
    request.mutate(
      { body: { phone: normalisePhone(phone), password } },
      {
        onSuccess: ({ changed, resend_after }) =>
          changed ? onChanged(normalisePhone(phone)) : resend.start(resend_after),
        onError: resend.startIfSent,
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: typeof errors = {
      ...(!isMobileNumber(normalisePhone(phone)) && { phone: { phrase: messages.invalidPhone } }),
      ...(password === '' && { password: { phrase: words.required } }),
    }
    setErrors(found)
    if (found.phone !== undefined) phoneField.current?.focus()
    else if (found.password !== undefined) passwordField.current?.focus()
    if (Object.keys(found).length === 0 && !request.isPending) requestCode()
  }

  if (resend.resendAt !== null) {
    return (
      <PhoneCode
        phone={normalisePhone(phone)}
        resendAt={resend.resendAt}
        isRequesting={request.isPending}
        problem={request.error}
        onRequestAgain={requestCode}
        onOtherNumber={() => resend.reset()}
        isClosable={isClosable}
        onChanged={() => onChanged(normalisePhone(phone))}
      />
    )
  }
  return (
    <ModalContents
      title={t('changePhone')}
      isClosable={isClosable}
      actions={
        <>
          <Button type="submit" form={id} loading={request.isPending}>
            {t('sendCode')}
          </Button>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {u('cancel')}
            </Button>
          )}
          {onBack && (
            <Button variant="default" onClick={onBack}>
              {t('back')}
            </Button>
          )}
        </>
      }
    >
      <form id={id} className={classes['form']} noValidate onSubmit={submit}>
        <TextInput
          ref={phoneField}
          data-autofocus
          label={t('newPhone')}
          description={t('phoneHint')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          value={phone}
          error={fieldError('phone')}
          onChange={(event) => {
            setPhone(event.target.value)
            setErrors({ ...errors, phone: undefined })
            if (!request.isPending) request.reset()
          }}
        />
        <PasswordField
          ref={passwordField}
          label={t('currentPassword')}
          description={t('whyPassword')}
          autoComplete="current-password"
          value={password}
          error={fieldError('password')}
          onChange={(event) => {
            setPassword(event.target.value)
            setErrors({ ...errors, password: undefined })
            if (!request.isPending) request.reset()
          }}
        />
        <AttemptNotice
          problem={request.error}
          shownFields={['phone', 'password']}
          isBusy={request.isPending}
          onRetry={requestCode}
        />
      </form>
    </ModalContents>
  )
}
