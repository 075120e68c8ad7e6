import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './RowActions.module.css'

interface Props {
  /** The result of the latest action on the row. */
  readonly done: string | null
  readonly children: ReactNode
}

/** The actions on a row; the result of the latest one replaces the button that was pressed. */
export const RowActions = ({ done, children }: Props) => {
  const result = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    // The pressed button is gone, and a dialog leaves the focus at the heading then. Not to the next button: a second
    // press of the key would take the first one back.
    const { activeElement, body } = document
    if (activeElement === body || activeElement === document.querySelector('#main h1'))
      result.current?.focus()
  }, [done])
  return (
    <div className={classes['actions']}>
      {done !== null && (
        <output ref={result} tabIndex={-1} className={classes['done']} data-done>
          <Icon name="check" size={18} /> {done}
        </output>
      )}
      {children}
    </div>
  )
}
