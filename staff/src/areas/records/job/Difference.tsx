import { useNavigate, useSearch } from '@tanstack/react-router'
import { rowKinds } from '#contract/administration/records-staff.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { Job } from '../describe-state.ts'
import type { JobSearch } from '../records-search.ts'
import classes from '../Records.module.css'
import { DifferenceRows } from './DifferenceRows.tsx'
import { jobWords } from './words.ts'

type Table = Job['tables'][number]
type Kind = (typeof rowKinds)[number]

/** `own` has no count of its own: it is most of `kept`. */
const columns = [
  'added',
  'changed',
  'removed',
  'closed',
  'edited',
  'used',
  'own',
  'byStudent',
  'unchanged',
] as const

const countOf = (table: Table, column: (typeof columns)[number]): number =>
  column === 'own' ? table.kept : table[column]

/** The changes of an import, planned or done: a row for each table; each number opens its rows. */
export const Difference = ({ job }: { readonly job: Job }) => {
  const t = useWords(jobWords)
  const locale = useLocale()
  const search = useSearch({ from: '/signed-in/records/imports/$id' })
  const navigate = useNavigate()
  const go = (next: JobSearch) =>
    void navigate({
      to: '/records/imports/$id',
      params: { id: String(job.jobID) },
      search: next,
      replace: true,
      resetScroll: false,
    })
  const shown = columns.filter(
    (column) => column === 'unchanged' || job.tables.some((table) => countOf(table, column) > 0),
  )
  const isOpen = (table: string, kind: Kind) => search.table === table && search.kind === kind
  const cell = (table: Table, column: (typeof columns)[number]) => {
    const count = countOf(table, column)
    const number = formatNumber(count, locale, 0)
    const kind = rowKinds.find((each) => each === column)
    if (kind === undefined || !table.rows.includes(kind))
      return <span className={count === 0 ? classes['zero'] : undefined}>{number}</span>
    const isShown = isOpen(table.name, kind)
    return (
      <button
        type="button"
        className="text-button"
        aria-expanded={isShown}
        aria-label={t('showRows', { table: table.name, kind: t(kind), count })}
        onClick={() => go(isShown ? {} : { table: table.name, kind })}
      >
        {number}
      </button>
    )
  }
  const { table, kind } = search
  const opened = job.tables.find(({ name }) => name === table)
  return (
    <>
      <section aria-labelledby="difference">
        <h2 id="difference">{t(job.outcome === 'saved' ? 'differenceDone' : 'difference')}</h2>
        <table className={classes['counts']}>
          <thead>
            <tr>
              <th scope="col">{t('table')}</th>
              {shown.map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {job.tables.map((each) => (
              <tr key={each.name}>
                <th scope="row">
                  {each.name}
                  <span className="muted">
                    {t('stored', { count: formatNumber(each.stored, locale, 0) })}
                  </span>
                </th>
                {shown.map((column) => (
                  <td
                    key={column}
                    data-label={t(column)}
                    {...(countOf(each, column) === 0 && { 'data-zero': true })}
                  >
                    {cell(each, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {opened !== undefined && kind !== undefined && opened.rows.includes(kind) && (
        <DifferenceRows
          key={`${opened.name} ${kind}`}
          jobID={job.jobID}
          table={opened.name}
          kind={kind}
          count={countOf(opened, kind)}
          search={search}
          onChange={go}
        />
      )}
    </>
  )
}
