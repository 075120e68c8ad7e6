import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './SubjectFinder.module.css'
import type { SubjectFilter } from './subject-state.ts'
import { subjectFilters } from './subject-state.ts'
import { words } from './words.ts'

interface Props {
  readonly typed: string
  readonly setTyped: (typed: string) => void
  readonly filter: SubjectFilter
  readonly setFilter: (filter: SubjectFilter) => void
}

/** The field to type in and the states to choose from, over the list of subjects. */
export const SubjectFinder = ({ typed, setTyped, filter, setFilter }: Props) => {
  const t = useWords(words)
  return (
    <div className={classes['finder']}>
      <label className={classes['field']}>
        <span className="visually-hidden">{t('find')}</span>
        <Icon name="search" size={18} />
        <input
          type="search"
          placeholder={t('find')}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <label className={classes['field']}>
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
