interface EntryButtonProps {
  readonly busy: boolean
  readonly children: string
  /** What the button says while it is at work. */
  readonly meanwhile: string
}

/** The button of a form before a log-in; while it is at work it says so and keeps the focus. */
export const EntryButton = ({ busy, children, meanwhile }: EntryButtonProps) => (
  <button type="submit" className="main-button" aria-disabled={busy || undefined}>
    {busy ? meanwhile : children}
  </button>
)
