import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { payments } from '#contract/administration/payments.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import payment from '../payment/Payment.module.css'
import classes from './Sandbox.module.css'
import { words } from './words.ts'

const otherOutcomes = ['refusal', 'cancel', 'timeout'] as const
type Outcome = 'success' | (typeof otherOutcomes)[number]
const callbacks = ['once', 'twice', 'late', 'never'] as const

/** The page of the sandbox, where a bank would ask for the card. */
export const SandboxBank = () => {
  const t = useWords(words)
  const { id = '' }: { readonly id?: string } = useParams({ strict: false })
  const { data, error } = useQuery(q(payments.sandboxPage, { params: { id } }))
  return (
    <div className={classes['page']}>
      <Screen name={t('name')} isReading>
        {error !== null && <ProblemNotice problem={error} action={<a href="/pay">{t('back')}</a>} />}
        {error === null && data === undefined && <Skeleton shape="blocks" />}
        {data !== undefined && <SandboxPayment id={id} payment={data} />}
      </Screen>
    </div>
  )
}

interface Props {
  readonly id: string
  readonly payment: { readonly amount: string; readonly currency: string; readonly state: string }
}

const SandboxPayment = ({ id, payment: { amount, currency, state } }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const [callback, setCallback] = useState<(typeof callbacks)[number]>('once')
  const [outcome, setOutcome] = useState<Outcome>('success')
  // The browser leaves for the portal, as from a bank.
  const playing = useSend(payments.sandboxPay, {
    onSuccess: ({ return_url }) => window.location.assign(return_url),
  })
  const play = (next: Outcome) => {
    setOutcome(next)
    playing.mutate({ params: { id }, body: { outcome: next, callback } })
  }
  if (state !== 'created' && !playing.isPending && !playing.isSuccess)
    return (
      <Notice kind="info" action={<a href="/pay">{t('back')}</a>}>
        {t('closed')}
      </Notice>
    )
  return (
    <div className={payment['view']}>
      <p className="muted">{t('text')}</p>
      <section className={payment['card']}>
        <p className={payment['sum']}>
          <span className="muted">{t('amount')}</span>
          <strong>{formatMoney(amount, currency, locale)}</strong>
        </p>
      </section>
      <RadioCards
        selected={callback}
        onSelect={setCallback}
        cards={callbacks.map((value) => ({ value, label: t(value) }))}
      >
        <legend>{t('callback')}</legend>
      </RadioCards>
      <div className={payment['actions']}>
        <button
          type="button"
          className="main-button"
          aria-disabled={playing.isPending || undefined}
          onClick={() => play('success')}
        >
          {t('success')}
        </button>
        {otherOutcomes.map((each) => (
          <ActionButton key={each} kind="plain" isBusy={playing.isPending} onClick={() => play(each)}>
            {t(each)}
          </ActionButton>
        ))}
      </div>
      <AttemptNotice problem={playing.error} isBusy={playing.isPending} onRetry={() => play(outcome)} />
    </div>
  )
}
