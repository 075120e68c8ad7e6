import { useWords } from '#web/i18n/useWords.ts'
import { SubjectSearchField } from '#web/parts/subject-search/SubjectSearchField.tsx'
import { words } from '../words.ts'
import { isRepairFilter, repairFilters, subjectFilters, type SubjectFilter } from './matches-search.ts'
import classes from './SubjectSearchFields.module.css'

interface Props {
  readonly typed: string
  readonly setTyped: (typed: string) => void
  readonly filter: SubjectFilter
  readonly setFilter: (filter: SubjectFilter) => void
  /** How many subjects can be taken now; null while that is not known, undefined while none can. */
  readonly freeCount: number | null | undefined
}

/** Subjects that could be taken otherwise come first while none can be taken directly. */
const listFilters = (filter: SubjectFilter, freeCount: number | null | undefined) =>
  [...repairFilters, ...subjectFilters].filter((each) =>
    each === 'free' ? freeCount !== 0 || !isRepairFilter(filter) : !isRepairFilter(each) || each === filter,
  )

/** The search over the list of subjects, and below it which of them are shown. */
export const SubjectSearchFields = ({ typed, setTyped, filter, setFilter, freeCount }: Props) => {
  const t = useWords(words)
  return (
    <div className={classes['fields']}>
      <SubjectSearchField value={typed} onChange={setTyped} />
      <fieldset className={classes['chips']} data-filters data-repair={isRepairFilter(filter) || undefined}>
        <legend className="visually-hidden">{t('show')}</legend>
        {listFilters(filter, freeCount).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === filter}
            onClick={(event) => {
              setFilter(each)
              event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            }}
          >
            {each === 'free' && typeof freeCount === 'number'
              ? t('freeCount', { count: freeCount })
              : t(each)}
            {/* As wide as the count, so that the chips do not move when it comes. */}
            {each === 'free' && freeCount === null && <span className={classes['unknown']}> (0)</span>}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
