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
import { useCloseOnBack } from '#web/ui/layers/useCloseOnBack.ts'
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

/**
 * A button that opens a small panel below itself; Esc, blur, a press outside and a new `key` close it. Opened by a key, it
 * gives the focus to its first item; the arrows, Home and End lead through its links and buttons.
 */
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
  const panel = useRef<HTMLDivElement>(null)
  const isByKey = useRef(false)
  const listItems = () => [...(panel.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]

  useEffect(() => {
    if (!isOpen) return
    if (isByKey.current) listItems()[0]?.focus()
    const closeOnPressOutside = ({ target }: PointerEvent) => {
      // Also the shade around the sheet of a phone, which is drawn by the root.
      if (target === root.current || !root.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOnPressOutside)
    return () => document.removeEventListener('pointerdown', closeOnPressOutside)
  }, [isOpen])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useCloseOnBack(isOpen, close)
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event
    if (key === 'Escape' && isOpen) return close()
    const items = listItems()
    const at = items.indexOf(target as HTMLElement)
    // In other controls the keys have their own meaning.
    if (at < 0 && target !== button.current) return
    const next = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[key]
    if (next === undefined || !(isOpen || key === 'ArrowDown')) return
    event.preventDefault()
    isByKey.current = true
    setOpen(true)
    items.at(next % items.length)?.focus()
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
        onClick={({ detail }) => {
          // A click by a key has no count. A broad panel is read rather than chosen from.
          isByKey.current = detail === 0 && !isBroad
          setOpen(!isOpen)
        }}
      >
        {label}
      </button>
      <div
        ref={panel}
        id={id}
        className={`${classes['panel']} ${classes[align]} ${isBroad ? classes['broad'] : ''}`}
        hidden={!isOpen}
      >
        {isOpen && children}
      </div>
    </div>
  )
}
