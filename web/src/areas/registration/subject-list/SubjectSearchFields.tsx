import { useWords } from '#web/i18n/useWords.ts'
import { SubjectSearchField } from '#web/parts/subject-search/SubjectSearchField.tsx'
import { words } from '../words.ts'
import { repairFilters, subjectFilters, type SubjectFilter } from './matches-search.ts'
import classes from './SubjectSearchFields.module.css'

interface Props {
  readonly typed: string
  readonly setTyped: (typed: string) => void
  readonly filter: SubjectFilter
  readonly setFilter: (filter: SubjectFilter) => void
  /** How many subjects can be taken now; null while that is not known, undefined while none can. */
  readonly freeCount: number | null | undefined
}

const otherFilters = subjectFilters.filter((each) => each !== 'free')

/** As wide as a digit, so that the chips do not move when the count comes. */
const placeholder = '\u2007'

/** The search over the list of subjects, and below it which of them are shown. */
export const SubjectSearchFields = ({ typed, setTyped, filter, setFilter, freeCount }: Props) => {
  const t = useWords(words)
  return (
    <div className={classes['fields']}>
      <SubjectSearchField value={typed} onChange={setTyped} />
      <fieldset className={classes['chips']}>
        <legend className="visually-hidden">{t('show')}</legend>
        {['free' as const, ...repairFilters.filter((each) => each === filter), ...otherFilters].map(
          (each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === filter}
              onClick={(event) => {
                setFilter(each)
                event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
              }}
            >
              {each === 'free' && freeCount !== undefined
                ? t('freeCount', { count: freeCount ?? placeholder })
                : t(each)}
            </button>
          ),
        )}
      </fieldset>
    </div>
  )
}
