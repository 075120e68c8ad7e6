import { useId, type ReactNode, type Ref } from 'react'
import classes from './Agreements.module.css'
import { Chip } from './Chip.tsx'

interface Props {
  readonly label: string
  /** Below the label, where its line is kept free while it is undefined. */
  readonly detail?: string | undefined
  /** The error below the options. */
  readonly notice?: ReactNode
  readonly choices: readonly {
    readonly value: string
    readonly label: ReactNode
    readonly note?: string
    readonly isDisabled?: boolean
  }[]
  readonly selected: string
  /** Columns for short labels. */
  readonly layout?: 'days' | 'slots'
  readonly onSelect: (value: string) => void
  readonly ref?: Ref<HTMLFieldSetElement>
}

/** A choice among a few short options. */
export const ChipGroup = (props: Props) => {
  const { label, detail, notice, choices, selected, layout, onSelect, ref } = props
  const name = useId()
  const hasDetail = 'detail' in props
  return (
    <fieldset
      ref={ref}
      className={classes['choice']}
      aria-describedby={hasDetail ? `${name}-detail` : undefined}
    >
      <legend>{label}</legend>
      {hasDetail && (
        <p id={`${name}-detail`} className={classes['detail']}>
          {detail}
        </p>
      )}
      <div className={classes[layout ?? 'chips']}>
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
      {notice}
    </fieldset>
  )
}
