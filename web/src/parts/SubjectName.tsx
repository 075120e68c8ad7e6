import { useLocalized } from '#web/i18n/useWords.ts'
import './pastels.css'
import classes from './SubjectName.module.css'

interface Props {
  readonly subject: { readonly subject: string; readonly subjecteng: string; readonly subject_code: string }
  /** The subject's colour in the week, where it has one. */
  readonly pastel?: number | undefined
}

/** A subject as it is always named: its title, its code after it, and its colour before it. */
export const SubjectName = ({ subject, pastel }: Props) => {
  const text = useLocalized()
  return (
    <span className={classes['name']}>
      {pastel !== undefined && (
        <span
          className={classes['swatch']}
          style={{ background: `var(--pastel-${pastel})`, borderColor: `var(--pastel-${pastel}-edge)` }}
          aria-hidden="true"
        />
      )}
      <span className={classes['title']}>{text(subject, 'subject')}</span>{' '}
      <span className={classes['code']}>{subject.subject_code}</span>
    </span>
  )
}
