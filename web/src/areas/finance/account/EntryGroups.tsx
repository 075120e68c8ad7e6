import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { finance } from '#contract/administration/finance.ts'
import { toMinorUnits } from '#rules/finance/money.ts'
import { q } from '#web/api/call.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import classes from './Account.module.css'
import { EntryTable } from './EntryTable.tsx'
import type { Grouping } from './grouping.ts'
import { words } from './words.ts'

type Groups = z.output<typeof finance.by.reply>

interface SumsProps {
  readonly group: Groups['groups'][number]
  readonly currency: string
  readonly isMonth: boolean
}

/** The sums of a group: charged, paid, and left, which is never negative. */
const GroupSums = ({ group: { charged, paid, balance }, currency, isMonth }: SumsProps) => {
  const t = useWords(words)
  const locale = useLocale()
  const money = (amount: string) => formatMoney(amount.replace('-', ''), currency, locale)
  const [isGivenBack, isCredit] = [paid.startsWith('-'), balance.startsWith('-')]
  const sums = [
    ...(toMinorUnits(charged) === 0n ? [] : [`${t('chargedHere')} ${money(charged)}`]),
    ...(toMinorUnits(paid) === 0n ? [] : [`${t(isGivenBack ? 'givenBackHere' : 'paidHere')} ${money(paid)}`]),
  ]
  const end = t(isCredit ? 'inAdvance' : isMonth ? 'owedAtEnd' : 'balance')
  return (
    <p className={classes['sums']}>
      {sums.length > 0 && <span className="muted">{sums.join(' · ')}</span>}
      <span>
        {end}: <strong>{money(balance)}</strong>
      </span>
    </p>
  )
}

/** The entries in groups: months, each with what was owed at its end, or what charges are for, each with its payments. */
export const EntryGroups = ({ grouping }: { readonly grouping: Grouping }) => {
  const text = useLocalized()
  const { data, error, refetch } = useQuery(q(finance.by, { params: { name: grouping } }))
  if (error !== null)
    return (
      <ProblemNotice
        problem={error}
        action={<RetryButton failure={error} onRetry={() => void refetch()} />}
      />
    )
  if (data === undefined) return <Skeleton />
  return data.groups.map((group) => (
    <section key={group.key}>
      <div className={classes['group']}>
        <h3>{text(group, 'name')}</h3>
        <GroupSums group={group} currency={data.currency} isMonth={grouping === 'date'} />
      </div>
      <EntryTable movements={group.movements} />
    </section>
  ))
}
