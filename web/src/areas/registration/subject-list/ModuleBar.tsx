import type { CSSProperties } from 'react'
import classes from './ModuleBar.module.css'
import type { SubjectSource } from './sources.ts'

/** The credits of a module as a bar of three parts: passed, registered, still to take. The line below it says the same. */
export const ModuleBar = ({ source }: { readonly source: SubjectSource }) => {
  const { ects, ects_done, ects_registered } = source
  const share = (credits: number) => `${ects === 0 ? 0 : Math.min(100, (credits / ects) * 100)}%`
  const style = {
    '--passed': share(ects_done),
    // With nothing passed the bars of all modules begin at the same point.
    '--part-gap': ects_done > 0 ? '2px' : '0px',
    '--held': share(ects_done + ects_registered),
  } as CSSProperties
  return <span className={classes['bar']} style={style} aria-hidden="true" />
}
