import { useId, type ReactNode, type Ref } from 'react'
import classes from './Agreements.module.css'
import { Chip } from './Chip.tsx'

interface Props {
  readonly label: string
  /** Beside the label. */
  readonly detail?: string
  /** What is missing. */
  readonly notice?: ReactNode
  readonly choices: readonly { readonly value: string; readonly label: ReactNode; readonly note?: string }[]
  readonly selected: string
  /** For short labels. */
  readonly hasColumns?: boolean
  readonly onSelect: (value: string) => void
  readonly ref?: Ref<HTMLFieldSetElement>
}

/** A choice among a few short options. */
export const ChipGroup = (props: Props) => {
  const { label, detail, notice, choices, selected, hasColumns = false, onSelect, ref } = props
  const name = useId()
  return (
    <fieldset ref={ref} className={classes['choice']}>
      <legend>
        {label} {detail !== undefined && <small>{detail}</small>}
      </legend>
      {notice}
      <div className={classes[hasColumns ? 'columns' : 'chips']}>
        {choices.map((choice) => (
          <Chip
            key={choice.value}
            {...choice}
            name={name}
            isSelected={choice.value === selected}
            onSelect={onSelect}
          />
        ))}
      </div>
    </fieldset>
  )
}
