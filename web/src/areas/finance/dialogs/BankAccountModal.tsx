import { Button } from '@mantine/core'
import { useId, useState, type FormEvent } from 'react'
import { finance } from '#contract/administration/finance.ts'
import { normaliseBankAccount, hasBankAccountLength } from '#rules/account/iban.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { PhoneSteps } from '#web/parts/phone-change/PhoneSteps.tsx'
import { CodeForm } from '#web/parts/sms-code/CodeForm.tsx'
import { useResendTime } from '#web/parts/sms-code/useResendTime.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import '#web/ui/mantine.css'
import { AccountField } from './AccountField.tsx'
import classes from './Form.module.css'
import { words } from './words.ts'
import { useFieldError } from '#web/ui/form/useFieldError.ts'

interface Props {
  /** It was opened by the student, and not asked for. */
  readonly isClosable?: boolean
  readonly onSaved: () => Promise<void>
}

/** The bank account for the scholarship: the button works at 22 characters, and a code confirms (spec 5.1). */
export const BankAccountModal = ({ isClosable = false, onSaved }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const id = useId()
  const [{ typed }, setDraft, clearDraft] = useDraft('bank_account', { typed: '' })
  const [requestedAccount, setRequestedAccount] = useState('')
  const resend = useResendTime()
  const [isChangingPhone, setChangingPhone] = useState(false)
  const [password, setPassword] = useState('')
  const [isPasswordMissing, setPasswordMissing] = useState(false)
  const [validFrom, setValidFrom] = useState<string | null>(null)
  const finish = ({ valid_from = null }: { readonly valid_from?: string | null | undefined }) => {
    clearDraft()
    if (valid_from === null) void onSaved()
    else setValidFrom(valid_from)
  }
  // All is read again when the dialog closes: before, that would close it.
  const request = useSend(finance.saveBankAccount, { isInterim: true })
  const save = useSend(finance.saveBankAccount, { onSuccess: finish, isInterim: true })
  const fieldError = useFieldError(request.error)
  const bankAccount = normaliseBankAccount(typed)
  const requestCode = () => {
    setRequestedAccount(bankAccount)
    request.mutate(
      { body: { bankAccount, password } },
      {
        onSuccess: (reply) => (reply.saved ? finish(reply) : resend.start(reply.resend_after)),
        onError: resend.startIfSent,
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!hasBankAccountLength(typed) || request.isPending) return
    if (password === '') setPasswordMissing(true)
    else requestCode()
  }
  if (validFrom !== null)
    return (
      <ModalContents
        title={t('validLaterTitle')}
        isClosable={isClosable}
        actions={<Button onClick={() => void onSaved()}>{t('understood')}</Button>}
      >
        <p>{t('validLater', { when: formatInstant(validFrom, locale) })}</p>
        <p>{t('notYou')}</p>
      </ModalContents>
    )
  if (isChangingPhone) {
    const back = () => {
      resend.reset()
      setChangingPhone(false)
    }
    return <PhoneSteps isClosable={isClosable} onBack={back} onChanged={back} />
  }
  if (resend.resendAt !== null)
    return (
      <ModalContents title={t('accountTitle')} isClosable={isClosable}>
        <CodeForm
          intro={t('codeSent', { account: bankAccount })}
          submitLabel={t('confirmAccount')}
          resendAt={resend.resendAt}
          isRequesting={request.isPending}
          requestProblem={request.error}
          onRequestAgain={requestCode}
          isSending={save.isPending || save.isSuccess}
          problem={save.error}
          onSend={(code, onRefused) => save.mutate({ body: { bankAccount, code } }, { onError: onRefused })}
          backLabel={t('otherAccount')}
          onBack={() => resend.reset()}
          onChangePhone={() => setChangingPhone(true)}
        />
      </ModalContents>
    )
  const isRequested = requestedAccount === bankAccount
  return (
    <ModalContents
      title={t('accountTitle')}
      isClosable={isClosable}
      actions={
        <div className={classes['button']}>
          {bankAccount !== '' && (
            <Button
              form={id}
              type="submit"
              disabled={!hasBankAccountLength(typed)}
              loading={request.isPending}
            >
              {t('save')}
            </Button>
          )}
        </div>
      }
    >
      <p>{t('accountText')}</p>
      <form id={id} className={classes['form']} noValidate onSubmit={submit}>
        <AccountField
          typed={typed}
          error={isRequested && fieldError('bankAccount')}
          onType={(next) => setDraft({ typed: next })}
        />
        <PasswordField
          label={t('password')}
          description={t('whyPassword')}
          autoComplete="current-password"
          value={password}
          error={isPasswordMissing ? t('required') : isRequested && fieldError('password')}
          onChange={({ target }) => {
            setPassword(target.value)
            setPasswordMissing(false)
            if (!request.isPending) request.reset()
          }}
        />
        <AttemptNotice
          problem={request.error}
          shownFields={['bankAccount', 'password']}
          isBusy={request.isPending}
          onRetry={requestCode}
        />
      </form>
    </ModalContents>
  )
}
