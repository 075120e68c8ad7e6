import type { ComponentProps, ReactNode } from 'react'
import { ListHead } from './ListHead.tsx'
import { ListTools } from './ListTools.tsx'
import type { ListColumn, Sorting } from './sorting.ts'

type Tools<Row> = Omit<ComponentProps<typeof ListTools<Row>>, 'columns' | keyof Sorting>

interface Props<Row> extends Tools<Row>, Sorting {
  readonly columns: readonly ListColumn[]
  /** The name of the last column, which has no heading. */
  readonly actions?: string
  readonly className: string | undefined
  /** Between the tools and the table. */
  readonly note?: string
  /** The rows. */
  readonly children: ReactNode
}

/** A table that is sorted by its heads, and saved as a file. */
export const SortedTable = <Row,>({ columns, actions, className, note, children, ...props }: Props<Row>) => {
  const sorting = { sort: props.sort, onSort: props.onSort }
  return (
    <>
      <ListTools<Row> {...props} columns={columns} />
      {note !== undefined && <p className="muted">{note}</p>}
      <table className={className}>
        <ListHead columns={columns} {...(actions !== undefined && { actions })} {...sorting} />
        <tbody>{children}</tbody>
      </table>
    </>
  )
}
