import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { finance } from '#contract/administration/finance.ts'
import { normaliseBankAccount, hasBankAccountLength } from '#rules/account/iban.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { CodeForm } from '#web/parts/sms-code/CodeForm.tsx'
import { useResendTime } from '#web/parts/sms-code/useResendTime.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import '#web/ui/mantine.css'
import classes from './Form.module.css'
import { words } from './words.ts'

/** The bank account for the scholarship: the button works at 22 characters, and a code confirms (spec 5.1). */
export const BankAccountModal = ({ onSaved }: { onSaved: () => Promise<void> }) => {
  const t = useWords(words)
  const [{ typed }, setDraft, clearDraft] = useDraft('bank_account', { typed: '' })
  const [requestedAccount, setRequestedAccount] = useState('')
  const resend = useResendTime()
  const finish = () => {
    clearDraft()
    void onSaved()
  }
  const request = useSend(finance.saveBankAccount)
  const save = useSend(finance.saveBankAccount, { onSuccess: finish })
  const bankAccount = normaliseBankAccount(typed)
  const requestCode = () => {
    setRequestedAccount(bankAccount)
    request.mutate(
      { body: { bankAccount } },
      {
        onSuccess: ({ saved, resend_after }) => (saved ? finish() : resend.start(resend_after)),
        onError: resend.startIfSent,
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (hasBankAccountLength(typed) && !request.isPending) requestCode()
  }
  if (resend.resendAt !== null)
    return (
      <ModalContents title={t('accountTitle')} isClosable={false}>
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
        />
      </ModalContents>
    )
  const fieldError = requestedAccount === bankAccount ? request.error?.fields['bankAccount']?.[0] : undefined
  return (
    <ModalContents title={t('accountTitle')} isClosable={false}>
      <p>{t('accountText')}</p>
      <form className={classes['form']} noValidate onSubmit={submit}>
        <TextInput
          label={t('account')}
          description={t(bankAccount === '' ? 'accountHintFirst' : 'accountHint', {
            count: bankAccount.length,
          })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          error={fieldError}
          onChange={({ target }) => setDraft({ typed: target.value })}
        />
        {request.error && !fieldError && <ProblemNotice problem={request.error} />}
        {bankAccount !== '' && (
          <Button type="submit" disabled={!hasBankAccountLength(typed)} loading={request.isPending}>
            {t('save')}
          </Button>
        )}
      </form>
    </ModalContents>
  )
}
