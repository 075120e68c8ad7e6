import { useId, type ReactNode, type Ref } from 'react'
import marks from '#web/ui/classes/choice-mark.module.css'
import classes from './RadioCards.module.css'

interface Card<Value extends string | number> {
  readonly value: Value
  readonly label: string
  /** A second line. */
  readonly hint?: ReactNode
  readonly isDisabled?: boolean
}

interface RadioCardsProps<Value extends string | number> {
  /** The `legend`, and what stands between it and the cards. */
  readonly children: ReactNode
  readonly cards: readonly Card<Value>[]
  readonly selected: Value | null
  readonly onSelect: (value: Value) => void
  /** Ids of elements that describe the whole list. */
  readonly describedBy?: string | undefined
  readonly ref?: Ref<HTMLFieldSetElement>
}

/** Radio buttons as cards, each with a second line. */
export const RadioCards = <Value extends string | number>(props: RadioCardsProps<Value>) => {
  const { children, cards, selected, onSelect, describedBy, ref } = props
  const name = useId()
  return (
    <fieldset ref={ref} className={classes['cards']} aria-describedby={describedBy}>
      {children}
      {cards.map(({ value, label, hint, isDisabled = false }) => (
        <label key={value}>
          <input
            type="radio"
            className={marks['mark']}
            name={name}
            value={value}
            checked={value === selected}
            disabled={isDisabled}
            onChange={() => onSelect(value)}
          />
          <span>
            {label}
            {hint !== undefined && <small>{hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
