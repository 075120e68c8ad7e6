import type { ReactNode } from 'react'
import classes from './Rooms.module.css'

interface Props<Side extends string> {
  /** How many stand side by side where there is room. */
  readonly count: 2 | 3
  /** The rooms that a narrow screen shows one at a time, each under its name; without them it shows all below one another. */
  readonly sides?: {
    readonly label: string
    readonly names: Readonly<Record<Side, string>>
    readonly here: Side
    readonly onGo: (side: Side) => void
  }
  /** Each a `Room`. */
  readonly children: ReactNode
}

/** Rooms side by side, the main one in the middle or first; a narrow screen has one at a time. */
export const Rooms = <Side extends string>({ count, sides, children }: Props<Side>) => (
  <>
    {sides && (
      <fieldset className={classes['sides']}>
        <legend className="visually-hidden">{sides.label}</legend>
        {(Object.keys(sides.names) as Side[]).map((side) => (
          <button
            key={side}
            type="button"
            aria-pressed={side === sides.here}
            onClick={() => side !== sides.here && sides.onGo(side)}
          >
            {sides.names[side]}
          </button>
        ))}
      </fieldset>
    )}
    <div className={classes['rooms']} data-count={count}>
      {children}
    </div>
  </>
)
