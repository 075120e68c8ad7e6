import { passScore } from '#rules/marks/points-to-pass.ts'
import classes from './ScoreBar.module.css'

interface Props {
  /** Points so far, and out of how many; of 100 in all. */
  readonly collected: number
  readonly judged: number
}

/**
 * The points of a running subject, those lost and those to come, with a line where it is passed; for the eye alone: the
 * numbers stand beside it.
 */
export const ScoreBar = ({ collected, judged }: Props) => (
  <span className={classes['bar']} aria-hidden="true">
    <span data-kind="collected" style={{ width: `${collected}%` }} />
    <span data-kind="lost" style={{ width: `${judged - collected}%` }} />
    <span data-kind="pass" style={{ insetInlineStart: `${passScore}%` }} />
  </span>
)
