import { useEffect, useRef, type ReactNode } from 'react'
import classes from './MissingNotice.module.css'
import { Notice } from './Notice.tsx'

interface Props {
  readonly title?: string
  readonly id?: string
  readonly children: ReactNode
}

/** Above a field that takes the focus because it is still empty; it scrolls into view with it. */
export const MissingNotice = ({ title, id, children }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not as the effect's result: some browsers return a promise, which React would call as a clean-up.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} id={id} className={classes['missing']}>
      <Notice kind="warning" title={title}>
        {children}
      </Notice>
    </div>
  )
}
