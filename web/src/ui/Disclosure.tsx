import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import classes from './Disclosure.module.css'

interface DisclosureProps {
  /** What stands on the button. */
  readonly label: ReactNode
  /** What is read aloud for the button, where the label alone does not say it. */
  readonly name?: string
  /** What is laid open. */
  readonly children: ReactNode
  readonly align?: 'start' | 'end'
}

/** A button that lays a small panel open below itself; Esc, leaving it, a press beside it and a new `key` close it. */
export const Disclosure = ({ label, name, children, align = 'end' }: DisclosureProps) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const closeBeside = ({ target }: PointerEvent) => {
      if (!whole.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeBeside)
    return () => document.removeEventListener('pointerdown', closeBeside)
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !whole.current?.contains(relatedTarget)) setOpen(false)
  }

  return (
    // The keys that bubble up here come from the button and from what it opened.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={whole} className={classes['disclosure']} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={classes['button']}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div id={id} className={`${classes['panel']} ${classes[align]}`} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  )
}
