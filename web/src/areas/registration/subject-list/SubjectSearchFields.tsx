import { useWords } from '#web/i18n/useWords.ts'
import { SubjectSearchField } from '#web/parts/subject-search/SubjectSearchField.tsx'
import fieldClasses from '#web/parts/subject-search/SubjectSearchField.module.css'
import { words } from '../words.ts'
import { subjectFilters, type SubjectFilter } from './matches-search.ts'
import classes from './SubjectSearchFields.module.css'

interface Props {
  readonly typed: string
  readonly setTyped: (typed: string) => void
  readonly filter: SubjectFilter
  readonly setFilter: (filter: SubjectFilter) => void
}

/** The search and the filter over the list of subjects. */
export const SubjectSearchFields = ({ typed, setTyped, filter, setFilter }: Props) => {
  const t = useWords(words)
  return (
    <div className={classes['fields']}>
      <SubjectSearchField value={typed} onChange={setTyped} />
      <label className={fieldClasses['field']}>
        <span className="visually-hidden">{t('show')}</span>
        <select value={filter} onChange={(event) => setFilter(event.target.value as SubjectFilter)}>
          {subjectFilters.map((each) => (
            <option key={each} value={each}>
              {t(each)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
