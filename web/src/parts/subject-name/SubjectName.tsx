import { useLocalized } from '#web/i18n/useWords.ts'
import './pastels.css'
import classes from './SubjectName.module.css'

interface Props {
  readonly subject: { readonly subject: string; readonly subjecteng: string; readonly subject_code: string }
  /** Its colour in the week. */
  readonly pastel?: number | undefined
}

/** A subject's colour, name and code. */
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
