import { useState } from 'react'
import type { inbox } from '#contract/staff/inbox.ts'
import type { InboxKind } from '#contract/staff/inbox-kinds.ts'
import { SearchField } from '#staff/ui/list/SearchField.tsx'
import type { Reply } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import classes from './Inbox.module.css'
import type { InboxSearch } from './inbox-search.ts'
import { kindWords } from '#staff/ui/kind-words.ts'
import { useInboxColumns } from './useInboxColumns.ts'
import { words } from './words.ts'

interface Props {
  readonly search: InboxSearch
  /** Not read yet, or not readable. */
  readonly counts: Reply<typeof inbox.counts>['kinds'] | undefined
  readonly onChange: (change: InboxSearch) => void
}

const states = ['open', 'mine', 'answered'] as const

/** The filters and the order of the inbox, which are kept in the URL. */
export const InboxFilters = ({ search, counts, onChange }: Props) => {
  const t = useWords(words)
  const kindOf = useWords(kindWords)
  const columns = useInboxColumns()
  // On a phone they are closed, so that the list begins on the first screen.
  const [isOpen, setOpen] = useState(false)
  const chosen = [search.kind, search.state, search.sort].filter((each) => each !== undefined).length
  return (
    <fieldset className={classes['filters']} aria-label={t('filters')} data-closed={!isOpen || undefined}>
      <SearchField
        className={classes['search']}
        label={t('search')}
        search={search.search}
        onSearch={(text) => onChange({ search: text })}
      />
      <button
        type="button"
        className={`plain-button ${classes['toggle']}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('filters')}
        {chosen > 0 && ` (${chosen})`}
      </button>
      <label>
        <span>{t('kind')}</span>
        <NativeSelect
          value={search.kind ?? ''}
          options={[
            counts === undefined
              ? { value: '', label: t('allKinds') }
              : {
                  value: '',
                  label: t('everything', { count: counts.reduce((sum, { count }) => sum + count, 0) }),
                },
            ...(counts?.map(({ kind, count }) => ({ value: kind, label: `${kindOf(kind)} (${count})` })) ??
              (search.kind === undefined ? [] : [{ value: search.kind, label: kindOf(search.kind) }])),
          ]}
          onChange={(kind) => onChange({ kind: kind === '' ? undefined : (kind as InboxKind) })}
        />
      </label>
      <label>
        <span>{t('state')}</span>
        <NativeSelect
          value={search.state ?? 'open'}
          options={states.map((value) => ({ value, label: t(value) }))}
          onChange={(state) =>
            onChange({ state: state === 'mine' || state === 'answered' ? state : undefined })
          }
        />
      </label>
      <label>
        <span>{t('sort')}</span>
        <NativeSelect
          value={search.sort ?? ''}
          options={[
            { value: '', label: t('usual') },
            ...columns.flatMap(({ label, sortBy }) => [
              { value: sortBy, label: `${label} ↑` },
              { value: `-${sortBy}`, label: `${label} ↓` },
            ]),
          ]}
          onChange={(sort) => onChange({ sort: sort === '' ? undefined : sort })}
        />
      </label>
    </fieldset>
  )
}
