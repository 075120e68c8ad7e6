import { Icon } from '#web/ui/Icon.tsx'
import classes from './NativeSelect.module.css'

interface Props<Value extends string | number> {
  readonly value: Value | ''
  readonly options: readonly { readonly value: Value | ''; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/**
 * The browser's own select; a `label` around it names it. A select cuts off what is too long for its line, so the chosen
 * option stands beside it as text, which wraps.
 */
export const NativeSelect = <Value extends string | number>({ value, options, onChange }: Props<Value>) => (
  <span className={classes['field']}>
    <span className={classes['chosen']} aria-hidden>
      {options.find((each) => each.value === value)?.label}
    </span>
    <Icon name="down" size={16} />
    <select className={classes['select']} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </select>
  </span>
)
