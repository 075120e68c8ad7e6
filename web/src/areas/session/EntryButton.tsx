interface Props {
  readonly isBusy: boolean
  readonly children: string
  /** Shown while `isBusy`. */
  readonly busyLabel: string
}

/** The submit button of a form before the log-in; it keeps the focus while busy. */
export const EntryButton = ({ isBusy, children, busyLabel }: Props) => (
  <button type="submit" className="main-button" aria-disabled={isBusy || undefined}>
    {isBusy ? busyLabel : children}
  </button>
)
