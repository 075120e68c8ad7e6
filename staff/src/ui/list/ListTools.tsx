import { useState } from 'react'
import type { Cell } from '#rules/tables/to-csv.ts'
import type { Problem } from '#web/api/problem.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { SortSelect } from './ListHead.tsx'
import classes from './List.module.css'
import type { ListFormat } from './save-list.ts'
import type { ListColumn, Sorting } from './sorting.ts'
import { words } from './words.ts'

interface Props<Row> extends Partial<Sorting> {
  /** Of the file too. */
  readonly name: string
  readonly total: number
  /** Left out where the screen itself has the choice of the order. */
  readonly columns?: readonly ListColumn[]
  /** One page of the list, and the total number of rows. */
  readonly load: (page: number, perPage: number) => Promise<{ items: readonly Row[]; total: number }>
  readonly cells: readonly (readonly [label: string, toCell: (row: Row) => Cell])[]
}

const perPage = 100
const maxRows = 5000

/** How many entries a list has, and the file with all of them, in the order and with the filters that are shown. */
export const ListTools = <Row,>({ name, total, columns, load, cells, sort, onSort }: Props<Row>) => {
  const t = useWords(words)
  const [loaded, setLoaded] = useState<number | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isTooLong = total > maxRows
  const readAll = async () => {
    const rows: Row[] = []
    for (let page = 1; ; page += 1) {
      const { items, total: all } = await load(page, perPage)
      rows.push(...items)
      setLoaded(rows.length)
      if (items.length < perPage || rows.length >= Math.min(all, maxRows)) return rows
    }
  }
  const save = async (format: ListFormat) => {
    setProblem(null)
    setLoaded(0)
    try {
      const [rows, { saveList }] = await Promise.all([readAll(), import('./save-list.ts')])
      const table = rows.map((row) => cells.map(([, toCell]) => toCell(row)))
      saveList(name, format, [cells.map(([label]) => label), ...table])
    } catch (error) {
      setProblem(error as Problem)
    } finally {
      setLoaded(null)
    }
  }
  const button = (format: ListFormat) => (
    <ActionButton
      kind="text"
      ariaLabel={t(`${format}Of`)}
      isBusy={loaded !== null}
      onClick={() => void save(format)}
    >
      {t(format)}
    </ActionButton>
  )
  return (
    <>
      <div className={classes['tools']}>
        {columns !== undefined && onSort !== undefined && (
          <SortSelect columns={columns} sort={sort} onSort={onSort} />
        )}
        <output className="muted">
          {loaded === null ? t('count', { count: total }) : t('loading', { loaded, total })}
        </output>
        {isTooLong ? (
          <span className="muted">{t('tooMany', { max: maxRows, total })}</span>
        ) : (
          <div className={classes['files']}>
            {button('csv')}
            {button('xlsx')}
          </div>
        )}
      </div>
      <ProblemNotice problem={problem} />
    </>
  )
}
