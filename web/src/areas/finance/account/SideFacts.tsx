import { useSuspenseQuery } from '@tanstack/react-query'
import { session } from '#contract/account/session.ts'
import { finance } from '#contract/administration/finance.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import classes from './Account.module.css'
import { DialogButton } from './DialogButton.tsx'
import { LeavingCalculator } from './LeavingCalculator.tsx'
import { Scholarships } from './Scholarships.tsx'
import { TransferFact } from './TransferFact.tsx'
import { words } from './words.ts'

/** Beside the account: the contract, the scholarship, how to pay at a bank, and the data that finance asks for. */
export const SideFacts = () => {
  const t = useWords(words)
  const text = useLocalized()
  const { user } = useSuspenseQuery(q(session.user)).data
  const { receiver, contract, informatics, today, currency } = useSuspenseQuery(q(finance.general)).data
  return (
    <div className={classes['side']}>
      {contract !== null && <LeavingCalculator contract={contract} today={today} />}
      <DataBoundary>
        <Scholarships />
      </DataBoundary>
      {informatics !== null && (
        <section className={classes['box']}>
          <h2>{t('contactData')}</h2>
          <p className="muted">{t('contactText')}</p>
          {informatics.phone !== null && informatics.address !== null && (
            <p>
              {informatics.phone}, {informatics.address}
            </p>
          )}
          <DialogButton label={t('changeContact')} dialog="informatics" />
        </section>
      )}
      {receiver.account !== '' && (
        <section className={classes['box']}>
          <h2>{t('transfer')}</h2>
          <p className="muted">{t('transferText')}</p>
          <dl className={classes['transfer']}>
            <TransferFact name="receiver" value={text(receiver, 'name')} />
            <TransferFact name="bank" value={receiver.bank} />
            <TransferFact name="account" value={receiver.account} canBeCopied />
            <TransferFact name="reference" value={user.code} canBeCopied />
            <TransferFact name="currency" value={currency} />
          </dl>
        </section>
      )}
    </div>
  )
}
