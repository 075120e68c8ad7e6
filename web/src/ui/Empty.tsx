import type { ReactNode } from 'react'
import classes from './Empty.module.css'

/** Says in one sentence what would be here, and offers the one action. */
export const Empty = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className={classes['empty']}>
    <p>{children}</p>
    {action}
  </div>
)
