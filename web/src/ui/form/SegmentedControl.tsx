import type { ReactNode } from 'react'
import classes from './SegmentedControl.module.css'

interface SegmentedControlProps<Value extends string | number | null> {
  /** The accessible name. */
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly selected: Value
  readonly onSelect: (value: Value) => void
  /** Fills the width with segments of equal size. */
  readonly isFullWidth?: boolean
  /** For margins, and to hide it at some widths. */
  readonly className?: string | undefined
}

/** A few options side by side, of which one is selected. */
export const SegmentedControl = <Value extends string | number | null>(
  props: SegmentedControlProps<Value>,
) => {
  const { label, options, selected, onSelect, isFullWidth = false, className = '' } = props
  return (
    <fieldset
      className={`${classes['control']} ${className}`}
      {...{
        'data-full-width': isFullWidth || undefined,
        'data-many': (!isFullWidth && options.length > 2) || undefined,
      }}
    >
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ value, label: name }) => (
        <button
          key={String(value)}
          type="button"
          aria-pressed={value === selected}
          onClick={() => onSelect(value)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
