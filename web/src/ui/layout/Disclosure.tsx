import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import classes from './Disclosure.module.css'

interface DisclosureProps {
  readonly label: ReactNode
  /** For a label without text. */
  readonly ariaLabel?: string
  readonly children: ReactNode
  readonly align?: 'start' | 'end'
  /** For a list of actions: each closes the panel, and the focus returns to the button. */
  readonly closesOnClick?: boolean
  /** The panel is as broad as a narrow screen. */
  readonly isBroad?: boolean
  /** The current place is inside. */
  readonly isCurrent?: boolean
}

/** A button that opens a small panel below itself; Esc, blur, a press outside and a new `key` close it. */
export const Disclosure = ({
  label,
  ariaLabel,
  children,
  align = 'end',
  closesOnClick = false,
  isBroad = false,
  isCurrent = false,
}: DisclosureProps) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const closeOnPressOutside = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOnPressOutside)
    return () => document.removeEventListener('pointerdown', closeOnPressOutside)
  }, [isOpen])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close()
  }
  const onClick = ({ target }: MouseEvent) => {
    if (closesOnClick && isOpen && !button.current?.contains(target as Node)) close()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !root.current?.contains(relatedTarget)) setOpen(false)
  }

  return (
    // Only keys and presses from the button and the panel bubble up here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div ref={root} className={classes['disclosure']} onClick={onClick} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={classes['button']}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={ariaLabel}
        data-current={isCurrent || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div
        id={id}
        className={`${classes['panel']} ${classes[align]} ${isBroad ? classes['broad'] : ''}`}
        hidden={!isOpen}
      >
        {isOpen && children}
      </div>
    </div>
  )
}
