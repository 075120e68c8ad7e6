import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'
import { useNoticeDetail } from './useNoticeDetail.ts'

/** One sentence about what would be here, and one action. */
export const EmptyState = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className={classes['empty']}>
    <p>{children}</p>
    {useNoticeDetail(children)}
    {action}
  </div>
)
