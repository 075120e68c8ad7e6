import type { Ref } from 'react'
import classes from './CreditsHeading.module.css'

interface Props {
  /** For the focus, when a pressed button has disappeared. */
  readonly ref?: Ref<HTMLHeadingElement>
  readonly title: string
  readonly credits: string
}

/** The heading of a list of subjects, with the sum of their credits. */
export const CreditsHeading = ({ ref, title, credits }: Props) => (
  <h2 ref={ref} tabIndex={ref ? -1 : undefined} className={classes['heading']}>
    {title} <span className={classes['credits']}>{credits}</span>
  </h2>
)
