import classes from './ProgressBar.module.css'

interface Props {
  /** From 0 to 1. */
  readonly share: number
  /** For margins. */
  readonly className?: string | undefined
}

/** A share as a bar, for the eye alone: the numbers stand beside it. */
export const ProgressBar = ({ share, className = '' }: Props) => (
  <span className={`${classes['bar']} ${className}`} aria-hidden="true">
    <span style={{ width: `${share * 100}%` }} />
  </span>
)
