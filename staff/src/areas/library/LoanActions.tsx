import { useState } from 'react'
import { libraryLoans } from '#contract/staff/books/library-loans.ts'
import { useSend } from '#staff/api/use-send.ts'
import { Field } from '#staff/ui/Field.tsx'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { ConfirmedAction } from './ConfirmedAction.tsx'
import classes from './Library.module.css'
import type { Loan } from './loan.ts'
import { words } from './words.ts'

interface Props {
  readonly loan: Loan
  readonly today: string
  readonly currency: string
}

/** Writes a book off, with what it costs. */
const LoseBook = ({ loan: { loanID, book }, currency }: Omit<Props, 'today'>) => {
  const t = useWords(words)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const lose = useSend(libraryLoans.lose)
  const typed = amount.trim().replace(',', '.')
  const isAmountWrong = !/^\d{1,7}(\.\d{1,2})?$/.test(typed) || Number(typed) === 0
  return (
    <ConfirmedAction
      label={t('lose')}
      ariaLabel={t('loseOf', { title: book.title })}
      title={t('loseTitle')}
      attempt={lose}
      onConfirm={(close) => {
        setTried(true)
        if (!isAmountWrong && reason.trim() !== '')
          lose.mutate({ params: { id: loanID }, body: { amount: typed, reason } }, { onSuccess: close })
      }}
    >
      <p>{t('loseText', { title: book.title })}</p>
      <Field
        id="amount"
        label={t('amount', { currency })}
        inputMode="decimal"
        autoComplete="off"
        error={isTried && isAmountWrong ? t('amountWrong') : null}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Field
        id="reason"
        label={t('reason')}
        autoComplete="off"
        maxLength={500}
        error={isTried && reason.trim() === '' ? t('reasonMissing') : null}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmedAction>
  )
}

/** Settles a fine: it was paid in the library, or is waived with a reason. */
const SettleFine = ({ loan: { loanID, book, fine, fine_orderID }, currency }: Omit<Props, 'today'>) => {
  const t = useWords(words)
  const locale = useLocale()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const pay = useSend(libraryLoans.settleFine)
  const waive = useSend(libraryLoans.settleFine)
  const about = { title: book.title, fine: formatMoney(fine ?? '0', currency, locale) }
  const params = { id: loanID }
  return (
    <>
      <ConfirmedAction
        label={t('pay')}
        ariaLabel={t('payOf', { title: book.title })}
        title={t('payTitle')}
        attempt={pay}
        onConfirm={(close) => pay.mutate({ params, body: { outcome: 'paid' } }, { onSuccess: close })}
      >
        <p>{t('payText', about)}</p>
        {fine_orderID !== null && <p>{t('payingText')}</p>}
      </ConfirmedAction>
      <ConfirmedAction
        label={t('waive')}
        ariaLabel={t('waiveOf', { title: book.title })}
        title={t('waiveTitle')}
        attempt={waive}
        onConfirm={(close) => {
          setTried(true)
          if (reason.trim() !== '')
            waive.mutate({ params, body: { outcome: 'waived', reason } }, { onSuccess: close })
        }}
      >
        <p>{t('waiveText', about)}</p>
        {fine_orderID !== null && <p>{t('payingText')}</p>}
        <Field
          id="reason"
          label={t('reason')}
          autoComplete="off"
          maxLength={500}
          error={isTried && reason.trim() === '' ? t('reasonMissing') : null}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </ConfirmedAction>
    </>
  )
}

/** What can be done with a loan. */
export const LoanActions = ({ loan, today, currency }: Props) => {
  const t = useWords(words)
  const { loanID, book, status, closed_on, fine_state } = loan
  const takeBack = useSend(libraryLoans.takeBack)
  const reopen = useSend(libraryLoans.reopen)
  const isSettled = fine_state !== null && fine_state !== 'open'
  const input = { params: { id: loanID } }
  return (
    <div className={classes['actions']}>
      {status === 'lent' && (
        <>
          <ActionButton
            kind="plain"
            ariaLabel={t('takeBackOf', { title: book.title })}
            isBusy={takeBack.isPending}
            onClick={() => takeBack.mutate(input)}
          >
            {t('takeBack')}
          </ActionButton>
          <LoseBook loan={loan} currency={currency} />
        </>
      )}
      {fine_state === 'open' && <SettleFine loan={loan} currency={currency} />}
      {status !== 'lent' && closed_on === today && !isSettled && (
        <ActionButton
          kind="text"
          ariaLabel={t('reopenOf', { title: book.title })}
          isBusy={reopen.isPending}
          onClick={() => reopen.mutate(input)}
        >
          {t('reopen')}
        </ActionButton>
      )}
      <AttemptNotice
        problem={takeBack.error ?? reopen.error}
        isBusy={takeBack.isPending || reopen.isPending}
        onRetry={() => (takeBack.error === null ? reopen : takeBack).mutate(input)}
      />
    </div>
  )
}
