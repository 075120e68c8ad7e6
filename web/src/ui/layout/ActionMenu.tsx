import { useRef, useState } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './ActionMenu.module.css'
import { Disclosure } from './Disclosure.tsx'
import { placeMenu } from './place-menu.ts'

interface Action {
  readonly label: string
  /** Where the label alone does not say what it is about. */
  readonly ariaLabel?: string
  readonly onSelect: () => void
}

interface Props {
  readonly ariaLabel: string
  readonly actions: readonly Action[]
}

/** A button with three dots that opens what can be done with one thing; it closes once something is chosen. */
export const ActionMenu = ({ ariaLabel, actions }: Props) => {
  const [chosenCount, setChosenCount] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  return (
    <div ref={root} className={classes['menu']}>
      {/* Another key closes it. */}
      <Disclosure key={chosenCount} label={<Icon name="dots" />} ariaLabel={ariaLabel}>
        <div ref={placeMenu} className={classes['actions']}>
          {actions.map(({ label, ariaLabel: about, onSelect }) => (
            <button
              key={label}
              type="button"
              aria-label={about}
              className={classes['action']}
              onClick={() => {
                setChosenCount(chosenCount + 1)
                onSelect()
                // The pressed button is gone; an action that moves the focus elsewhere does so later.
                requestAnimationFrame(() => {
                  if (document.activeElement === document.body) root.current?.querySelector('button')?.focus()
                })
              }}
            >
              {label}
            </button>
          ))}
        </div>
      </Disclosure>
    </div>
  )
}
