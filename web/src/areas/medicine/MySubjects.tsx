import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Medicine.module.css'
import { words } from './words.ts'

interface Subject {
  readonly subjectID: number
  readonly subject: string
  readonly subjecteng: string
}

interface Props<Each extends Subject> {
  readonly subjects: readonly Each[]
  readonly shown: number | null
  /** What I have in a subject, or null. */
  readonly mine: (subject: Each) => string | null
  /** Said where I have nothing yet. */
  readonly open: string
  readonly onShow: (subjectID: number) => void
}

/** My subjects, each with what I have in it or that I have yet to choose. */
export const MySubjects = <Each extends Subject>({ subjects, shown, mine, open, onShow }: Props<Each>) => {
  const t = useWords(words)
  const text = useLocalized()
  return (
    <nav aria-label={t('mySubjects')}>
      <ul className={classes['subjects']}>
        {subjects.map((each) => {
          const own = mine(each)
          return (
            <li key={each.subjectID}>
              <button
                type="button"
                aria-current={each.subjectID === shown || undefined}
                data-open={own === null || undefined}
                onClick={() => onShow(each.subjectID)}
              >
                <Icon name={own === null ? 'clock' : 'check'} size={18} />
                <span>
                  <b>{text(each, 'subject')}</b>
                  <span className={classes['muted']}>{own ?? open}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
