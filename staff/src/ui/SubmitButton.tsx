import type { ReactNode } from 'react'

interface Props {
  readonly isBusy: boolean
  readonly children: ReactNode
}

/** The main button of a form; while it is being sent a second press does nothing. */
export const SubmitButton = ({ isBusy, children }: Props) => (
  <button type="submit" className="main-button" aria-disabled={isBusy || undefined}>
    {children}
  </button>
)
