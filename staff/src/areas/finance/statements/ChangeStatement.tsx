import { useState } from 'react'
import { bankStatements } from '#contract/staff/bank-statements.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import { messages } from '#web/i18n/messages.ts'
import { useSend } from '#staff/api/use-send.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { Field } from '#staff/ui/Field.tsx'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import type { Statement } from './statement.ts'
import { words } from './words.ts'

interface Props {
  readonly data: Statement
}

/** Books what is ready, after a question that says how many and how much. */
export const BookStatement = ({ data: { statement, states, revision } }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [booked, setBooked] = useState<number | null>(null)
  const booking = useSend(bankStatements.book, {
    onSuccess: (done) => {
      setOpen(false)
      setBooked(done.booked)
    },
  })
  const ready = states.filter(({ status }) => status === 'ready')
  const count = ready.reduce((sum, { entries }) => sum + entries, 0)
  const sum = ready
    .map(({ received, returned, currency }) =>
      formatMoney(toAmount(toMinorUnits(received) + toMinorUnits(returned)), currency, locale),
    )
    .join(', ')
  return (
    <>
      {count > 0 && (
        <button type="button" className="main-button" onClick={() => setOpen(true)}>
          {t('bookCount', { count })}
        </button>
      )}
      <output className="muted">
        {booked !== null ? t('bookedNow', { count: booked }) : count === 0 ? t('nothingReady') : ''}
      </output>
      {isOpen && (
        <ConfirmDialog
          title={t('bookTitle')}
          confirmLabel={t('book')}
          closeLabel={t('keep')}
          isBusy={booking.isPending}
          problem={booking.error}
          onConfirm={() => booking.mutate({ params: { id: statement.statementID }, body: { revision } })}
          onClose={() => {
            booking.dismiss()
            setOpen(false)
          }}
        >
          <p>{t('bookText', { count, sum })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Unbooks all entries of a statement, with a reason. */
export const UndoStatement = ({ data: { statement, revision } }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const undoing = useSend(bankStatements.undoAll, { onSuccess: () => setOpen(false) })
  return (
    <>
      <ActionButton kind="text" onClick={() => setOpen(true)}>
        {t('undoAll')}
      </ActionButton>
      {isOpen && (
        <ConfirmDialog
          title={t('undoTitle')}
          confirmLabel={t('undo')}
          closeLabel={t('keep')}
          isBusy={undoing.isPending}
          problem={undoing.error}
          onConfirm={() => {
            setTried(true)
            if (!isBlank(reason))
              undoing.mutate({ params: { id: statement.statementID }, body: { reason, revision } })
          }}
          onClose={() => {
            undoing.dismiss()
            setOpen(false)
          }}
        >
          <p>{t('undoAllText', { count: statement.booked })}</p>
          <Field
            id="undo-all-reason"
            label={t('reason')}
            maxLength={1000}
            autoComplete="off"
            value={reason}
            error={isTried && isBlank(reason) ? m('enterReason') : null}
            onChange={({ target }) => setReason(target.value)}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
