interface Props {
  readonly isBusy: boolean
  readonly children: string
  /** What the button says while it is at work. */
  readonly busyLabel: string
}

/** The button of a form before a log-in; while it is at work it says so and keeps the focus. */
export const EntryButton = ({ isBusy, children, busyLabel }: Props) => (
  <button type="submit" className="main-button" aria-disabled={isBusy || undefined}>
    {isBusy ? busyLabel : children}
  </button>
)
