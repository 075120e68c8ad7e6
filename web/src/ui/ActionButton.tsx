import type { ReactNode, Ref } from 'react'

interface Props {
  readonly ref?: Ref<HTMLButtonElement>
  readonly kind: 'plain' | 'text'
  /** Where the label alone does not say what it is about. */
  readonly ariaLabel?: string
  /** It is being done. */
  readonly isBusy?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A button for an action on one item of a list. */
export const ActionButton = ({ ref, kind, ariaLabel, isBusy, onClick, children }: Props) => (
  <button
    ref={ref}
    type="button"
    className={`${kind}-button`}
    aria-label={ariaLabel}
    aria-disabled={isBusy || undefined}
    onClick={onClick}
  >
    {children}
  </button>
)
