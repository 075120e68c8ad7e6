import { useState } from 'react'
import { libraryLoans } from '#contract/staff/books/library-loans.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { messages } from '#web/i18n/messages.ts'
import { useSend } from '#staff/api/use-send.ts'
import { Field } from '#staff/ui/Field.tsx'
import { RowActions } from '#staff/ui/list/RowActions.tsx'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ConfirmedAction } from './ConfirmedAction.tsx'
import type { Loan } from './loan.ts'
import { words } from './words.ts'

interface Props {
  readonly loan: Loan
  readonly today: string
  readonly currency: string
  /** The student's name. */
  readonly reader: string
  /** Called before a change is sent. */
  readonly onSend: () => void
  /** Called with what the change has made of the loan. */
  readonly onChanged: (loan: Loan) => void
}
type ChangeProps = Omit<Props, 'today'>

/** Writes a book off, with what it costs. */
const LoseBook = ({ loan: { loanID, book }, currency, onSend, onChanged }: ChangeProps) => {
  const t = useWords(words)
  const m = useWords(messages)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const lose = useSend(libraryLoans.lose, { onSuccess: onChanged })
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
        if (isAmountWrong || isBlank(reason)) return
        onSend()
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
        error={isTried && isBlank(reason) ? m('enterReason') : null}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmedAction>
  )
}

/** Settles a fine: it was paid in the library, or is waived with a reason. */
const SettleFine = ({ loan, currency, reader, onSend, onChanged }: ChangeProps) => {
  const t = useWords(words)
  const m = useWords(messages)
  const locale = useLocale()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { loanID, book, fine, fine_orderID } = loan
  const pay = useSend(libraryLoans.settleFine, { onSuccess: onChanged })
  const waive = useSend(libraryLoans.settleFine, { onSuccess: onChanged })
  const about = { name: reader, title: book.title, fine: formatMoney(fine ?? '0', currency, locale) }
  const params = { id: loanID }
  return (
    <>
      <ConfirmedAction
        kind="plain"
        label={t('pay')}
        ariaLabel={t('payOf', { title: book.title })}
        title={t('payTitle')}
        attempt={pay}
        onConfirm={(close) => {
          onSend()
          pay.mutate({ params, body: { outcome: 'paid' } }, { onSuccess: close })
        }}
      >
        <p>{t('payText', about)}</p>
        {fine_orderID !== null && <Notice kind="warning">{t('payingText')}</Notice>}
      </ConfirmedAction>
      <ConfirmedAction
        label={t('waive')}
        ariaLabel={t('waiveOf', { title: book.title })}
        title={t('waiveTitle')}
        attempt={waive}
        onConfirm={(close) => {
          setTried(true)
          if (isBlank(reason)) return
          onSend()
          waive.mutate({ params, body: { outcome: 'waived', reason } }, { onSuccess: close })
        }}
      >
        <p>{t('waiveText', about)}</p>
        {fine_orderID !== null && <Notice kind="warning">{t('payingText')}</Notice>}
        <Field
          id="reason"
          label={t('reason')}
          autoComplete="off"
          maxLength={500}
          error={isTried && isBlank(reason) ? m('enterReason') : null}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </ConfirmedAction>
    </>
  )
}

/** The actions on a loan, and the result of the latest one. */
export const LoanActions = ({ loan, today, currency, reader, onSend, onChanged }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const { loanID, book, status, closed_on, fine, fine_state } = loan
  const returnBook = useSend(libraryLoans.returnBook, { onSuccess: onChanged })
  const reopen = useSend(libraryLoans.reopen, { onSuccess: onChanged })
  const [hasSettled, setSettled] = useState(false)
  const isSettled = fine_state !== null && fine_state !== 'open'
  const input = { params: { id: loanID } }
  const change = (attempt: typeof returnBook | typeof reopen) => {
    onSend()
    attempt.mutate(input)
  }
  const hasReturned = returnBook.isSuccess && status === 'returned'
  const hasReopened = reopen.isSuccess && status === 'lent'
  const describeDone = () => {
    if (hasReopened) return t('reopened')
    if (hasSettled && fine_state === 'paid') return t('recordedPaid')
    if (hasSettled && fine_state === 'waived') return t('recordedWaived')
    if (!hasReturned) return null
    return fine === null
      ? t('bookReturned')
      : t('bookReturnedFine', { fine: formatMoney(fine, currency, locale) })
  }
  return (
    <RowActions done={describeDone()}>
      {status === 'lent' && (
        <>
          <ActionButton
            kind="plain"
            ariaLabel={t('returnBookOf', { title: book.title })}
            isBusy={returnBook.isPending}
            onClick={() => change(returnBook)}
          >
            {t('returnBook')}
          </ActionButton>
          <LoseBook {...{ loan, currency, reader, onSend, onChanged }} />
        </>
      )}
      {fine_state === 'open' && (
        <SettleFine
          {...{ loan, currency, reader, onSend }}
          onChanged={(changed) => {
            setSettled(true)
            onChanged(changed)
          }}
        />
      )}
      {status !== 'lent' && closed_on === today && !isSettled && (
        <ActionButton
          kind="text"
          ariaLabel={t('reopenOf', { title: book.title })}
          isBusy={reopen.isPending}
          onClick={() => change(reopen)}
        >
          {t('reopen')}
        </ActionButton>
      )}
      <AttemptNotice
        problem={returnBook.error ?? reopen.error}
        isBusy={returnBook.isPending || reopen.isPending}
        onRetry={() => change(returnBook.error === null ? reopen : returnBook)}
      />
    </RowActions>
  )
}
