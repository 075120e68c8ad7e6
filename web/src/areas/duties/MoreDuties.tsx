import { useQuery } from '@tanstack/react-query'
import { duties } from '#contract/duties.ts'
import { blockerOrder, type BlockerKey } from '#rules/blockers.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { dutyWords } from '#web/parts/duty-words.ts'
import classes from './Duties.module.css'
import { words } from './words.ts'

interface MoreDutiesProps {
  /** What is asked just now. */
  readonly after: BlockerKey
  /** How many questions come after it. */
  readonly count: number
}

/** What else will be asked after this question, so that nobody wonders how many there are. */
export const MoreDuties = ({ after, count }: MoreDutiesProps) => {
  const t = useWords(words)
  const d = useWords(dutyWords)
  const { data } = useQuery(q(duties.list))
  const place = blockerOrder.indexOf(after)
  const next = data?.duties.filter(({ key, is_asked }) => is_asked && blockerOrder.indexOf(key) > place) ?? []
  return (
    <details className={classes['more']}>
      <summary>{t('more', { count })}</summary>
      <ul>
        {next.map(({ key, minutes }) => (
          <li key={key}>
            {d(key)} <span className={classes['soft']}>{t('minutes', { count: minutes })}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
