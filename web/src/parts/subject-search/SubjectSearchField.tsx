import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './SubjectSearchField.module.css'
import { words } from './words.ts'

export const subjectSearchID = 'subject-search'

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The field over a list of subjects that searches by name and code. */
export const SubjectSearchField = ({ value, onChange }: Props) => {
  const t = useWords(words)
  return (
    <label className={classes['field']}>
      <span className="visually-hidden">{t('find')}</span>
      <Icon name="search" size={18} />
      <input
        id={subjectSearchID}
        type="search"
        placeholder={t('find')}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
