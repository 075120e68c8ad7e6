import type { CSSProperties } from 'react'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import classes from './ScheduleGrid.module.css'

interface Props {
  /** The hours of the grid. */
  readonly from: number
  readonly to: number
  readonly date: string
}

/** The present minute across today's column. */
export const NowLine = ({ from, to, date }: Props) => {
  const now = useUniversityNow()
  if (now.date !== date || now.minute < from * 60 || now.minute > to * 60) return null
  return (
    <span
      className={classes['now']}
      style={{ '--top': now.minute - from * 60 } as CSSProperties}
      aria-hidden="true"
    />
  )
}
