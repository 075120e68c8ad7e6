import classes from './MyProgram.module.css'
import type { FullProgram } from './full-program.ts'

/** The parts of credits, in the order in which they stand in a bar. */
export const creditParts = ['done', 'registered', 'planned', 'missing'] as const

/** Credits as a bar, for the eye alone: the numbers stand beside it. */
export const CreditBar = ({ credits }: { credits: FullProgram['credits'] }) => {
  const all = Math.max(1, credits.done + credits.registered + credits.planned + credits.missing)
  return (
    <span className={classes['bar']} aria-hidden="true">
      {creditParts.map((part) => (
        <span key={part} data-part={part} style={{ width: `${(credits[part] / all) * 100}%` }} />
      ))}
    </span>
  )
}
