import { useWords } from '#web/i18n/useWords.ts'
import type { ProgramModule } from './full-program.ts'
import classes from './MyProgram.module.css'
import { countSubjects, subjectFilters, type SubjectFilter } from './select-modules.ts'
import { words } from './words.ts'

interface Props {
  readonly modules: readonly ProgramModule[]
  /** The subjects that can be taken now. */
  readonly free: ReadonlySet<number>
  readonly selected: SubjectFilter
  readonly onSelect: (filter: SubjectFilter) => void
}

const wordByFilter = {
  all: 'all',
  now: 'canTakeNow',
  toTake: 'open',
  running: 'registered',
  passed: 'passed',
} as const

/** Which subjects are shown, with their number; a filter without subjects is left out. */
export const SubjectFilters = ({ modules, free, selected, onSelect }: Props) => {
  const t = useWords(words)
  const filters = subjectFilters
    .map((filter) => ({ filter, count: countSubjects(modules, filter, free) }))
    .filter(({ filter, count }) => count > 0 || filter === selected)
  return (
    <fieldset className={classes['filters']}>
      <legend className="visually-hidden">{t('subjects')}</legend>
      {filters.map(({ filter, count }) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === selected}
          onClick={() => onSelect(filter)}
        >
          {t(wordByFilter[filter])} {count}
        </button>
      ))}
    </fieldset>
  )
}
