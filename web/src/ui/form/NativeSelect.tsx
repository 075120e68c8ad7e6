import classes from './NativeSelect.module.css'

interface Props<Value extends string | number> {
  readonly value: Value | ''
  readonly options: readonly { readonly value: Value | ''; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** The browser's own select; a `label` around it names it. */
export const NativeSelect = <Value extends string | number>({ value, options, onChange }: Props<Value>) => (
  <select className={classes['select']} value={value} onChange={(event) => onChange(event.target.value)}>
    {options.map((each) => (
      <option key={each.value} value={each.value}>
        {each.label}
      </option>
    ))}
  </select>
)
