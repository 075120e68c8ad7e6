import { useState } from 'react'
import { financeStaff } from '#contract/staff/finance-staff.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { checkAmount } from '#rules/finance/money.ts'
import { useSend } from '#staff/api/use-send.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { Field } from '#staff/ui/Field.tsx'
import type { Reply } from '#web/api/call.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { DateField } from '#web/ui/form/date/DateField.tsx'
import { words } from './words.ts'

interface Props {
  readonly programme: Reply<typeof financeStaff.planTuition>['programmes'][number]
}

const largest = '9999999.99'

/** Sets the price of a programme for the semester, after a question. */
export const SetPrice = ({ programme }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(programme.price ?? '')
  const [due, setDue] = useState(programme.due ?? '')
  const [isTried, setTried] = useState(false)
  const saving = useSend(financeStaff.setPrice, { onSuccess: () => setOpen(false) })
  const amount = typed.trim().replace(',', '.')
  const isAmountWrong = checkAmount(amount, largest) !== null
  const confirm = () => {
    setTried(true)
    if (!isAmountWrong && due !== '')
      saving.mutate({ params: { programmeID: programme.programmeID }, body: { amount, due } })
  }
  return (
    <>
      <ActionButton
        kind="plain"
        ariaLabel={t('setPriceNamed', { programme: text(programme, 'programme') })}
        onClick={() => setOpen(true)}
      >
        {t('setPrice')}
      </ActionButton>
      {isOpen && (
        <ConfirmDialog
          title={t('setPriceTitle')}
          confirmLabel={t('setPrice')}
          closeLabel={t('keep')}
          isBusy={saving.isPending}
          problem={saving.error}
          onConfirm={confirm}
          onClose={() => {
            saving.dismiss()
            setOpen(false)
          }}
        >
          <p>
            {text(programme, 'programme')}. {t('setPriceText')}
          </p>
          <Field
            id="price"
            label={`${t('price')} (${programme.currency})`}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={isTried && isAmountWrong ? t('enterAmount') : null}
            onChange={({ target }) => setTyped(target.value)}
          />
          <DateField
            name="price-due"
            label={t('due')}
            value={due}
            error={isTried && due === '' ? t('fillIn') : null}
            onChange={setDue}
          />
        </ConfirmDialog>
      )}
    </>
  )
}

/** Charges the students of a programme, after a question that says how many and how much. */
export const BookTuition = ({ programme }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const booking = useSend(financeStaff.bookTuition, { onSuccess: () => setOpen(false) })
  const { programmeID, more, less, difference, currency } = programme
  const name = text(programme, 'programme')
  const confirm = () => {
    setTried(true)
    if (!isBlank(reason)) booking.mutate({ params: { programmeID }, body: { reason } })
  }
  return (
    <>
      <ActionButton
        kind="plain"
        ariaLabel={t('bookNamed', { programme: name })}
        onClick={() => setOpen(true)}
      >
        {t('book')}
      </ActionButton>
      {isOpen && (
        <ConfirmDialog
          title={t('bookTitle')}
          confirmLabel={t('book')}
          closeLabel={t('keep')}
          isBusy={booking.isPending}
          problem={booking.error}
          onConfirm={confirm}
          onClose={() => {
            booking.dismiss()
            setOpen(false)
          }}
        >
          <p>
            {t('bookText', { programme: name, more, less, sum: formatMoney(difference, currency, locale) })}
          </p>
          <Field
            id="book-reason"
            label={t('reason')}
            maxLength={1000}
            autoComplete="off"
            value={reason}
            error={isTried && isBlank(reason) ? t('fillIn') : null}
            onChange={({ target }) => setReason(target.value)}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
