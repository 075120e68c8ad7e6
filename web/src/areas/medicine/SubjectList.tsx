import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Medicine.module.css'
import type { MedicineSubject } from './medicine.ts'
import { words } from './words.ts'

interface Props<Subject extends MedicineSubject> {
  readonly subjects: readonly Subject[]
  readonly selected: number | null
  /** The name of the student's choice in a subject, or null. */
  readonly getChoice: (subject: Subject) => string | null
  /** Shown if nothing is chosen yet. */
  readonly openText: string
  readonly onSelect: (subjectID: number) => void
}

/** The student's subjects, each with what is chosen in it. */
export const SubjectList = <Subject extends MedicineSubject>({
  subjects,
  selected,
  getChoice,
  openText,
  onSelect,
}: Props<Subject>) => {
  const t = useWords(words)
  const text = useLocalized()
  return (
    <nav aria-label={t('mySubjects')}>
      <ul className={classes['subjects']}>
        {subjects.map((each) => {
          const choice = getChoice(each)
          return (
            <li key={each.subjectID}>
              <button
                type="button"
                aria-current={each.subjectID === selected || undefined}
                data-open={choice === null || undefined}
                onClick={() => onSelect(each.subjectID)}
              >
                <Icon name={choice === null ? 'clock' : 'check'} size={18} />
                <span>
                  <b>{text(each, 'subject')}</b>
                  <span className={classes['muted']}>{choice ?? openText}</span>
                  <ChangeMark row={`subject ${each.subjectID}`} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
