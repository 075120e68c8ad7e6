import { useQuery } from '@tanstack/react-query'
import { finance } from '#contract/administration/finance.ts'
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

/** The entries in groups, each with what it adds to what is owed. */
export const EntryGroups = ({ grouping }: { readonly grouping: Grouping }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
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
        <span className="muted">
          {t('balance')}: {formatMoney(group.balance, data.currency, locale)}
        </span>
      </div>
      <EntryTable movements={group.movements} />
    </section>
  ))
}
