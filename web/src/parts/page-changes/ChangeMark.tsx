import { useContext, type ReactNode } from 'react'
import { ChangedRows } from './changed-rows.ts'
import classes from './ChangesNotice.module.css'

interface Props {
  readonly row: string
  /** Shown where the row is unchanged. */
  readonly children?: ReactNode
}

/** The changes of one row of the page with their former values. */
export const ChangeMark = ({ row, children = null }: Props) => {
  const lines = useContext(ChangedRows).filter((line) => line.row === row)
  if (lines.length === 0) return children
  return lines.map(({ text }) => (
    <span key={text} className={classes['mark']}>
      {text}
    </span>
  ))
}
