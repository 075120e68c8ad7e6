import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { rehearsals } from '#contract/staff/readiness/rehearsals.ts'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { SortedTable } from '#staff/ui/list/SortedTable.tsx'
import { useColumn } from '#staff/ui/list/useColumn.ts'
import { q, send, type Reply } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx'
import type { Rehearsal } from './is-open.ts'
import classes from './Rehearsals.module.css'
import type { RehearsalSearch } from './rehearsals-search.ts'
import { words } from './words.ts'

type Group = Reply<typeof rehearsals.groups>['items'][number]

/** Two lists stand on one page. */
const shownRows = 10

interface RowsProps {
  readonly id: string
  readonly search: RehearsalSearch
  readonly onGo: (next: RehearsalSearch) => void
}

const Rows = ({ id, search, onGo }: RowsProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const toColumn = useColumn()
  const { groups, groupSort: sort, groupPage: page = 1, ...others } = search
  const query = { ...(groups !== 'all' && { only: 'short' as const }), ...(sort !== undefined && { sort }) }
  const list = useQuery({
    ...q(rehearsals.groups, { params: { id }, query: { ...query, page, per_page: shownRows } }),
    placeholderData: keepPreviousData,
  })
  const columns = [
    { label: t('subject'), sortBy: toColumn('subject') },
    { label: t('group') },
    { label: t('free'), sortBy: 'free' },
    { label: t('wanted'), sortBy: 'wanted' },
    { label: t('short'), sortBy: 'refused' },
  ]
  const shown = { ...others, ...(groups !== undefined && { groups }) }
  const sorting = {
    sort,
    onSort: (next: string | undefined) => onGo({ ...shown, ...(next !== undefined && { groupSort: next }) }),
  }
  return (
    <PagedList list={list} empty={t('noneShort')} onPage={(groupPage) => onGo({ ...search, groupPage })}>
      {(data) => (
        <SortedTable<Group>
          className={classes['table']}
          name={t('groups')}
          total={data.total}
          columns={columns}
          load={(nth, per_page) =>
            send(rehearsals.groups, { params: { id }, query: { ...query, page: nth, per_page } })
          }
          cells={[
            [t('code'), ({ subject_code }) => subject_code],
            [t('subject'), (each) => text(each, 'subject')],
            [t('group'), ({ group }) => group],
            [t('free'), ({ capacity, taken }) => capacity - taken],
            [t('wanted'), ({ wanted_first }) => wanted_first],
            [t('short'), ({ refused }) => refused],
          ]}
          {...sorting}
        >
          {data.items.map((each) => (
            <tr key={each.groupID}>
              <td>
                {text(each, 'subject')}
                <span className="muted">{each.subject_code}</span>
              </td>
              <td data-label={t('group')}>{each.group}</td>
              <td data-label={t('free')}>
                {t('freeOf', { free: each.capacity - each.taken, capacity: each.capacity })}
              </td>
              <td data-label={t('wanted')}>
                {formatNumber(each.wanted_first, locale)}
                {each.wanted_second > 0 && (
                  <span className="muted">{t('wantedSecond', { count: each.wanted_second })}</span>
                )}
              </td>
              <td data-label={t('short')} data-short={each.refused > 0 || undefined}>
                {formatNumber(each.refused, locale, 1)}
              </td>
            </tr>
          ))}
        </SortedTable>
      )}
    </PagedList>
  )
}

/** The groups of the plans, at first those in which seats are short. */
export const WantedGroups = ({ rehearsal }: { readonly rehearsal: Rehearsal }) => {
  const t = useWords(words)
  const search = useSearch({ from: '/signed-in/rehearsals/$id' })
  const navigate = useNavigate()
  const id = String(rehearsal.rehearsalID)
  const go = (next: RehearsalSearch) =>
    void navigate({ to: '/rehearsals/$id', params: { id }, search: next, replace: true, resetScroll: false })
  const { groups, groupSort: _, groupPage: __, ...others } = search
  return (
    <section aria-labelledby="groups">
      <h2 id="groups">
        {t('groups')} <span className="muted">{rehearsal.short_groups}</span>
      </h2>
      <p className={classes['lead']}>{t('groupsLead')}</p>
      <SegmentedControl
        label={t('groups')}
        options={[
          { value: null, label: t('only') },
          { value: 'all', label: t('allGroups') },
        ]}
        selected={groups ?? null}
        onSelect={(value) => go({ ...others, ...(value !== null && { groups: 'all' }) })}
        className={classes['choice']}
      />
      <Rows id={id} search={search} onGo={go} />
    </section>
  )
}
