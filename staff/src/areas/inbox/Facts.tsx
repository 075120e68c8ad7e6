import type { ReactNode } from 'react'
import facts from '#web/ui/classes/facts.module.css'
import classes from './Inbox.module.css'

interface Props {
  /** Null values are left out. */
  readonly rows: readonly (readonly [name: string, value: ReactNode])[]
}

/** Names with their values, side by side. */
export const Facts = ({ rows }: Props) => (
  <dl className={`${facts['facts']} ${classes['facts']}`}>
    {rows
      .filter(([, value]) => value !== null)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
