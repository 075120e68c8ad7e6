import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './MissingNotice.module.css'

interface Props {
  readonly id?: string
  readonly children: ReactNode
}

/** Below choices of which none is made yet, as the message of a field; the choices take the focus, and it scrolls into view with them. */
export const MissingNotice = ({ id, children }: Props) => {
  const box = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    // Not as the effect's result: some browsers return a promise, which React would call as a clean-up.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <output ref={box} id={id} className={classes['missing']}>
      <Icon name="warning" size={18} />
      <span>{children}</span>
    </output>
  )
}
