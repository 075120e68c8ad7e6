import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { recordsStaff, type rowKinds } from '#contract/administration/records-staff.ts'
import { SearchField } from '#staff/ui/list/SearchField.tsx'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { q, type Reply } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { JobSearch } from '../records-search.ts'
import classes from '../Records.module.css'
import { jobWords } from './words.ts'

interface Props {
  readonly jobID: number
  readonly table: string
  readonly kind: (typeof rowKinds)[number]
  readonly count: number
  readonly search: JobSearch
  readonly onChange: (next: JobSearch) => void
}

type Row = Reply<typeof recordsStaff.rows>['items'][number]

/** Rows of each kind that the server keeps. */
const maxRows = 5000

const Value = ({ text }: { readonly text: string | null }) => {
  const t = useWords(jobWords)
  return text === null || text === '' ? <span className="muted">({t('empty')})</span> : text
}

const Rows = ({ items }: { readonly items: readonly Row[] }) => {
  const t = useWords(jobWords)
  const hasFields = items.some(({ field }) => field !== null)
  const hasLines = items.some(({ line }) => line !== null)
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{t('key')}</th>
          {hasLines && <th scope="col">{t('line')}</th>}
          {hasFields && (
            <>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map(({ key, line, field, before, after }) => (
          <tr key={`${key} ${field}`}>
            <td>{key}</td>
            {hasLines && <td data-label={t('line')}>{line}</td>}
            {hasFields && (
              <>
                <td data-label={t('field')}>
                  <code>{field}</code>
                </td>
                <td data-label={t('before')}>
                  <Value text={before} />
                </td>
                <td data-label={t('after')}>
                  <Value text={after} />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The rows of a kind of a table, page by page, with old and new value side by side. */
export const DifferenceRows = ({ jobID, table, kind, count, search, onChange }: Props) => {
  const t = useWords(jobWords)
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const { search: wanted, page } = search
  useEffect(() => heading.current?.focus(), [])
  const query = {
    table,
    kind,
    ...(wanted !== undefined && { search: wanted }),
    ...(page !== undefined && { page }),
  }
  const list = useQuery({
    ...q(recordsStaff.rows, { params: { id: jobID }, query }),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={classes['rows']} aria-labelledby="rows">
      <div className={classes['head']}>
        <h2 id="rows" ref={heading} tabIndex={-1}>
          {t('rows', { table, kind: t(kind) })}
        </h2>
        <button type="button" className="text-button" onClick={() => onChange({})}>
          {t('hide')}
        </button>
      </div>
      {count > maxRows && (
        <p className="muted">{t('firstRows', { count: formatNumber(maxRows, locale, 0) })}</p>
      )}
      <SearchField
        label={t('searchRows')}
        search={wanted}
        onSearch={(found) => onChange({ table, kind, ...(found !== undefined && { search: found }) })}
      />
      <PagedList list={list} empty={t('noRows')} onPage={(next) => onChange({ ...search, page: next })}>
        {({ items }) => <Rows items={items} />}
      </PagedList>
    </section>
  )
}
