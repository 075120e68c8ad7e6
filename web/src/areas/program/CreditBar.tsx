import classes from './CreditBar.module.css'
import { countCredits, creditParts } from './compare-programs.ts'
import type { FullProgram } from './full-program.ts'

/** Credits as a bar, for the eye alone: the numbers stand beside it. */
export const CreditBar = ({ credits }: { credits: FullProgram['credits'] }) => {
  const all = countCredits(credits)
  return (
    <span className={classes['bar']} aria-hidden="true">
      {creditParts.map(
        (part) =>
          credits[part] > 0 && (
            <span key={part} data-part={part} style={{ width: `${(credits[part] / all) * 100}%` }} />
          ),
      )}
    </span>
  )
}
