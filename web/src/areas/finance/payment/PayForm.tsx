import { Button, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { finance } from '#contract/administration/finance.ts'
import { checkAmount, toMinorUnits } from '#rules/finance/money.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { FinesInAll } from '#web/parts/fines/FinesInAll.tsx'
import { toID } from '#web/parts/search-params.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import classes from './Payment.module.css'
import { paymentWords as words } from './words.ts'
import '#web/ui/mantine.css'

/** Nothing of a charge: the amount goes to the account. */
const ownAmount = 0
/** The server knows the real limit; the form only finds what is no amount. */
const largest = '9999999.99'
const least = '0.01'

/** The charge to pay or an amount of one's own. The next screen leads to the bank. */
export const PayForm = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { charges, currency } = useSuspenseQuery(q(finance.details)).data
  const { fines } = useSuspenseQuery(q(finance.general)).data
  const types = useSuspenseQuery(q(finance.debitTypes)).data.types.filter((type) => type.own_amount)
  const requested = charges.find(({ pay_for_id }) => pay_for_id === toID(search['charge']))
  const first = requested ?? charges[0]
  const [chosen, setChosen] = useState(first?.pay_for_id ?? ownAmount)
  const [typeID, setTypeID] = useState(types[0]?.debit_typeID ?? 1)
  const [typed, setTyped] = useState(first?.left ?? '')
  const [errors, setErrors] = useState<FieldErrors>({})
  const field = useRef<HTMLInputElement>(null)
  const paying = useSend(finance.pay, {
    onSuccess: ({ orderID }) => void navigate({ to: '/pay', search: { order: orderID } as never }),
  })
  const fieldError = useFieldError(paying.error, errors)
  const charge = charges.find(({ pay_for_id }) => pay_for_id === chosen)
  const amount = typed.trim().replace(',', '.')
  const money = (each: string) => formatMoney(each, currency, locale)
  const findErrors = (): FieldErrors => {
    const error = checkAmount(amount, largest)
    if (error === 'not_positive')
      return { amount: { phrase: words.tooLittle, params: { least: money(least) } } }
    if (error !== null)
      return { amount: { phrase: error === 'too_precise' ? words.tooPrecise : words.enterAmount } }
    if (charge === undefined || toMinorUnits(amount) <= toMinorUnits(charge.left)) return {}
    return { amount: { phrase: words.tooMuch, params: { left: money(charge.left) } } }
  }
  const send = () =>
    paying.mutate({
      body: {
        amount,
        payment_type: charge?.debit_typeID ?? typeID,
        pay_for_id: charge?.pay_for_id ?? null,
        currency,
      },
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (paying.isPending) return
    const found = findErrors()
    setErrors(found)
    if (found['amount'] === undefined) send()
    else field.current?.focus()
  }
  const reset = () => {
    setErrors({})
    // A lost answer is still being looked for, so it is not reset.
    if (!paying.isPending && paying.error?.code !== 'answer_lost') paying.reset()
  }
  const choose = (id: number) => {
    setChosen(id)
    setTyped(charges.find(({ pay_for_id }) => pay_for_id === id)?.left ?? '')
    reset()
  }
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <RadioCards
        selected={chosen}
        onSelect={choose}
        cards={[
          ...charges.map((each) => ({
            value: each.pay_for_id,
            label: text(each, 'name'),
            hint:
              each.due === null
                ? money(each.left)
                : t('leftAndDue', { left: money(each.left), when: formatDate(each.due, locale) }),
          })),
          { value: ownAmount, label: t('ownAmount'), hint: t('ownAmountHint') },
        ]}
      >
        <legend>{t('whatToPay')}</legend>
      </RadioCards>
      <FinesInAll fines={fines} at="account" />
      {charge === undefined && (
        <SelectField
          label={t('kind')}
          options={types.map((type) => ({ value: type.debit_typeID, label: text(type, 'debit_type') }))}
          value={typeID}
          onChange={(value) => setTypeID(Number(value))}
        />
      )}
      <TextInput
        ref={field}
        name="amount"
        label={t('amount', { currency })}
        description={charge && t('amountHint', { left: money(charge.left) })}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={fieldError('amount')}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          reset()
        }}
      />
      <AttemptNotice
        problem={paying.error}
        shownFields={['amount']}
        isBusy={paying.isPending}
        onRetry={send}
      />
      <Button type="submit" loading={paying.isPending}>
        {t('goOn')}
      </Button>
    </form>
  )
}
