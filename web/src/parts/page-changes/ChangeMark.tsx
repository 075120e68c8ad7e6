import type { ReactNode } from 'react'
import { useRowChanges } from './changed-rows.ts'
import classes from './ChangesNotice.module.css'

interface Props {
  readonly row: string
  /** Shown where the row is unchanged. */
  readonly children?: ReactNode
}

/** The changes of one row of the page with their former values. */
export const ChangeMark = ({ row, children = null }: Props) => {
  const texts = useRowChanges()(row)
  if (texts.length === 0) return children
  return texts.map((text) => (
    <span key={text} className={classes['mark']}>
      {text}
    </span>
  ))
}
