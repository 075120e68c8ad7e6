import { useId } from 'react'
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
  const id = useId()
  return (
    <div className={classes['finder']}>
      <label className={classes['field']} htmlFor={id}>
        <span className="visually-hidden">{t('find')}</span>
        <Icon name="search" size={18} />
        <input
          id={id}
          type="search"
          placeholder={t('find')}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <fieldset className={classes['filters']}>
        <legend className="visually-hidden">{t('show')}</legend>
        {subjectFilters.map((each) => (
          <label key={each} className={classes['filter']}>
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              checked={each === filter}
              onChange={() => setFilter(each)}
            />
            <span>{t(each)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
