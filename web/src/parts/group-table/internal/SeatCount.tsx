import { useState } from 'react'
import classes from '#web/parts/group-table/GroupTable.module.css'

interface Props {
  readonly taken: number
  readonly capacity: number
}

/** Taken seats of the capacity; a changed count is highlighted for a moment. */
export const SeatCount = ({ taken, capacity }: Props) => {
  const [last, setLast] = useState({ taken, moves: 0 })
  if (last.taken !== taken) setLast({ taken, moves: last.moves + 1 })
  return (
    <span key={last.moves} className={classes['line']} data-moved={last.moves > 0 || undefined}>
      {`${taken} / ${capacity}`}
    </span>
  )
}
