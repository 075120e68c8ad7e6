import { Icon } from '#web/ui/Icon.tsx'
import classes from './NativeSelect.module.css'

export interface NativeSelectProps<Value extends string | number> {
  readonly value: Value | ''
  readonly options: readonly {
    readonly value: Value | ''
    readonly label: string
    readonly isDisabled?: boolean
  }[]
  readonly onChange: (value: string) => void
  readonly id?: string
  readonly name?: string
  readonly isDisabled?: boolean
  /** The id of the error below the field, while there is one. */
  readonly errorID?: string | undefined
  /** The id of the hint below it. */
  readonly hintID?: string | undefined
}

/**
 * The browser's own select; a `label` around it, or one for its id, names it. A select cuts off what is too long for its
 * line, so the chosen option stands beside it as text, which wraps.
 */
export const NativeSelect = <Value extends string | number>({
  value,
  options,
  onChange,
  id,
  name,
  isDisabled,
  errorID,
  hintID,
}: NativeSelectProps<Value>) => (
  <span className={classes['field']} data-invalid={errorID !== undefined || undefined}>
    <span className={classes['chosen']} aria-hidden>
      {options.find((each) => each.value === value)?.label}
    </span>
    <Icon name="down" size={16} />
    <select
      id={id}
      name={name}
      className={classes['select']}
      value={value}
      disabled={isDisabled}
      aria-invalid={errorID !== undefined || undefined}
      aria-describedby={errorID ?? hintID}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((each) => (
        <option key={each.value} value={each.value} disabled={each.isDisabled}>
          {each.label}
        </option>
      ))}
    </select>
  </span>
)
