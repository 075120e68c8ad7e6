import type { ReactNode } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './ModuleHeading.module.css'

interface Props {
  readonly name: string
  readonly isOpen: boolean
  /** A search keeps all modules open. */
  readonly isSearching: boolean
  readonly onPress: (button: HTMLElement) => void
  /** The lines under the name. */
  readonly children: ReactNode
}

/** The heading of a module's subjects, which opens and closes them. */
export const ModuleHeading = ({ name, isOpen, isSearching, onPress, children }: Props) => (
  <h2 className={classes['heading']}>
    <button
      type="button"
      className={classes['toggle']}
      aria-expanded={isOpen}
      disabled={isSearching}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      <Icon name={isOpen ? 'down' : 'right'} size={18} />
      <span className={classes['name']}>{name}</span>
      {children}
    </button>
  </h2>
)
