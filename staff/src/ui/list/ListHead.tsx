import { useWords } from '#web/i18n/useWords.ts'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './List.module.css'
import type { ListColumn, Sorting } from './sorting.ts'
import { words } from './words.ts'

interface Props extends Sorting {
  readonly columns: readonly ListColumn[]
  /** The name of the last column, which has no heading. */
  readonly actions?: string
}

/** The head of a list. A press on a column sorts by it, another one the other way round, a third as usual. */
export const ListHead = ({ columns, actions, sort, onSort }: Props) => (
  <thead>
    <tr>
      {columns.map(({ label, sortBy }) => {
        if (sortBy === undefined)
          return (
            <th key={label} scope="col">
              {label}
            </th>
          )
        const isUp = sort === sortBy
        const isDown = sort === `-${sortBy}`
        return (
          <th key={label} scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
            <button
              type="button"
              className={classes['sort']}
              data-sorted={isUp || isDown || undefined}
              onClick={() => onSort(isUp ? `-${sortBy}` : isDown ? undefined : sortBy)}
            >
              {label}
              {(isUp || isDown) && (
                <span data-up={isUp || undefined}>
                  <Icon name="down" size={16} />
                </span>
              )}
            </button>
          </th>
        )
      })}
      {actions !== undefined && (
        <th scope="col">
          <span className="visually-hidden">{actions}</span>
        </th>
      )}
    </tr>
  </thead>
)

/** The same choice where the rows are cards. */
export const SortSelect = ({ columns, sort, onSort }: Omit<Props, 'actions'>) => {
  const t = useWords(words)
  const options = columns.flatMap(({ label: column, sortBy }) =>
    sortBy === undefined
      ? []
      : [
          { value: sortBy, label: t('upwards', { column }) },
          { value: `-${sortBy}`, label: t('downwards', { column }) },
        ],
  )
  return (
    <div className={classes['order']}>
      <label>
        <span>{t('order')}</span>
        <NativeSelect
          value={sort ?? ''}
          options={[{ value: '', label: t('usual') }, ...options]}
          onChange={(value) => onSort(value === '' ? undefined : value)}
        />
      </label>
    </div>
  )
}
