import { useEffect, useRef, useState, type FormEvent } from 'react'
import { financeStaff } from '#contract/staff/finance-staff.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { checkAmount } from '#rules/finance/money.ts'
import { useSend } from '#staff/api/use-send.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { SelectField } from '#staff/ui/SelectField.tsx'
import { Field } from '#staff/ui/Field.tsx'
import { SubmitButton } from '#staff/ui/SubmitButton.tsx'
import type { Reply } from '#web/api/call.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { DateField } from '#web/ui/form/date/DateField.tsx'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import { BalanceChange } from './BalanceChange.tsx'
import classes from './Finance.module.css'
import { words } from './words.ts'

const kinds = ['charge', 'discount', 'payment'] as const
const empty = { kind: 'payment', amount: '', due: '', received: '', reason: '', type: 1, charge: 0 } as const
const largest = '9999999.99'

interface Draft {
  readonly kind: (typeof kinds)[number]
  readonly amount: string
  readonly due: string
  readonly received: string
  readonly reason: string
  readonly type: number
  readonly charge: number
}

interface Props {
  readonly studentID: number
  readonly data: Reply<typeof financeStaff.account>
  /** With the kind and the amount. */
  readonly onEntered: (what: string) => void
  readonly onClose: () => void
}

/** Enters a charge, a discount or a bank transfer, with its reason. */
export const EntryForm = ({ studentID, data: { account, charges, types }, onEntered, onClose }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const [draft, setDraft] = useState<Draft>(empty)
  const names = { charge: t('charge'), discount: t('discount'), payment: t('transfer') }
  const amount = draft.amount.trim().replace(',', '.')
  const [errors, setErrors] = useState<FieldErrors>({})
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  const [isOpen, setOpen] = useState(false)
  const entering = useSend(financeStaff.enter, {
    onSuccess: () => onEntered(`${names[draft.kind]}, ${formatMoney(amount, account.currency, locale)}`),
  })
  const fieldError = useFieldError(entering.error, errors)
  const change = (next: Partial<Draft>) => {
    setDraft({ ...draft, ...next })
    setErrors({})
  }
  const send = () =>
    entering.mutate(
      {
        params: { id: studentID },
        body: {
          kind: draft.kind,
          debit_typeID: draft.type,
          amount,
          chargeID: draft.charge || null,
          due: draft.due || null,
          date: draft.received || null,
          reason: draft.reason,
        },
      },
      // The fields say what is wrong.
      { onError: () => setOpen(false) },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (entering.isPending) return
    const amountError = checkAmount(amount, largest)
    const found = {
      ...(amountError !== null && {
        amount:
          amountError === 'too_large'
            ? { phrase: words.atMost, params: { amount: formatMoney(largest, account.currency, locale) } }
            : { phrase: words.enterAmount },
      }),
      ...(isBlank(draft.reason) && { reason: { phrase: words.fillIn } }),
    }
    setErrors(found)
    if (Object.keys(found).length === 0) setOpen(true)
  }
  const type = types.find(({ debit_typeID }) => debit_typeID === draft.type)
  const charge = charges.find(({ financeID }) => draft.kind !== 'charge' && financeID === draft.charge)
  return (
    <section aria-labelledby="new-entry">
      <h2 id="new-entry">{t('newEntry')}</h2>
      <form ref={form} className={classes['form']} noValidate onSubmit={submit}>
        <p className="muted">{t('newEntryText')}</p>
        <SelectField
          id="kind"
          label={t('kind')}
          value={draft.kind}
          options={kinds.map((value) => ({ value, label: names[value] }))}
          onChange={(value) => change({ kind: kinds.find((each) => each === value) ?? 'payment' })}
        />
        <SelectField
          id="type"
          label={t('type')}
          value={draft.type}
          options={types.map((each) => ({ value: each.debit_typeID, label: text(each, 'debit_type') }))}
          onChange={(value) => change({ type: Number(value) })}
        />
        {draft.kind === 'charge' ? (
          <DateField name="due" label={t('due')} value={draft.due} onChange={(due) => change({ due })} />
        ) : (
          <SelectField
            id="charge"
            label={t('forCharge')}
            value={draft.charge}
            options={[
              { value: 0, label: t('noCharge') },
              ...charges.map((each) => ({
                value: each.financeID,
                label: `${text(each, 'name')} · ${formatMoney(each.left, account.currency, locale)}`,
              })),
            ]}
            onChange={(value) => change({ charge: Number(value) })}
          />
        )}
        <Field
          id="amount"
          label={`${t('amount')} (${account.currency})`}
          inputMode="decimal"
          autoComplete="off"
          value={draft.amount}
          error={fieldError('amount') || null}
          onChange={({ target }) => change({ amount: target.value })}
        />
        {draft.kind === 'payment' && (
          <DateField
            name="date"
            label={t('received')}
            hint={t('receivedHint')}
            value={draft.received}
            error={fieldError('date')}
            onChange={(received) => change({ received })}
          />
        )}
        <Field
          id="reason"
          label={t('reason')}
          maxLength={1000}
          autoComplete="off"
          value={draft.reason}
          error={fieldError('reason') || null}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <AttemptNotice
          problem={entering.error}
          shownFields={['amount', 'date', 'reason']}
          isBusy={entering.isPending}
          onRetry={send}
        />
        <div className={classes['buttons']}>
          <SubmitButton isBusy={entering.isPending}>{t('enter')}</SubmitButton>
          <button type="button" className="plain-button" onClick={onClose}>
            {t('backToForm')}
          </button>
        </div>
      </form>
      {isOpen && (
        <ConfirmDialog
          title={t('enterTitle')}
          confirmLabel={t('enter')}
          closeLabel={t('backToForm')}
          isBusy={entering.isPending}
          problem={null}
          onConfirm={send}
          onClose={() => setOpen(false)}
        >
          <BalanceChange account={account} name={names[draft.kind]} kind={draft.kind} amount={amount} />
          <dl className={classes['facts']}>
            {[
              { name: t('type'), value: type === undefined ? '' : text(type, 'debit_type') },
              ...(charge === undefined ? [] : [{ name: t('forCharge'), value: text(charge, 'name') }]),
              { name: t('reason'), value: draft.reason },
            ].map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </ConfirmDialog>
      )}
    </section>
  )
}
