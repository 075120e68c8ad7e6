import { useQuery } from '@tanstack/react-query'
import { duties } from '#contract/account/duties.ts'
import { blockerOrder, type Blocker, type BlockerKey } from '#rules/duties/blockers.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { dutyName, dutyWords } from '#web/parts/duty-words.ts'
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
        {next.map((duty) => (
          <li key={duty.key}>
            {d(dutyName(duty as Blocker))}{' '}
            <span className={classes['soft']}>{t('minutes', { count: duty.minutes })}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
