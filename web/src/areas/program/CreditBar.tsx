import classes from './MyProgram.module.css'
import type { FullProgram } from './my-program.ts'

/** The parts of credits, in the order in which they stand in a bar. */
export const creditParts = ['done', 'registered', 'planned', 'missing'] as const

/** Credits as a bar: done, running, planned, and what is missing as its empty rest. The words stand beside it. */
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
