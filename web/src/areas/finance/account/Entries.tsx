import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { finance } from '#contract/administration/finance.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx'
import classes from './Account.module.css'
import { EntryGroups } from './EntryGroups.tsx'
import { EntryTable } from './EntryTable.tsx'
import { groupings, type Grouping } from './grouping.ts'
import { StatementButtons } from './StatementButtons.tsx'
import { words } from './words.ts'

/** Every entry of the account: one after the other, or by semester, kind or month, as the address says. */
export const Entries = () => {
  const t = useWords(words)
  const navigate = useNavigate()
  const { by }: { readonly by?: unknown } = useSearch({ strict: false })
  const grouping = groupings.find((each) => each === by) ?? null
  const { movements } = useSuspenseQuery(q(finance.details)).data
  return (
    <section aria-labelledby="entries">
      <div className={classes['head']}>
        <h2 id="entries">{t('entries')}</h2>
        <StatementButtons />
      </div>
      {movements.length === 0 ? (
        <EmptyState>{t('noEntries')}</EmptyState>
      ) : (
        <>
          <SegmentedControl<Grouping | null>
            label={t('view')}
            options={[
              { value: null, label: t('all') },
              ...groupings.map((value) => ({ value, label: t(value) })),
            ]}
            selected={grouping}
            onSelect={(next) =>
              void navigate({
                to: '/financial-info',
                search: (next === null ? {} : { by: next }) as never,
                replace: true,
                resetScroll: false,
              })
            }
          />
          {grouping === null ? (
            <EntryTable movements={movements} hasBalance />
          ) : (
            <EntryGroups key={grouping} grouping={grouping} />
          )}
        </>
      )}
    </section>
  )
}
