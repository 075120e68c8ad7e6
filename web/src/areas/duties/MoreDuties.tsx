import { useSuspenseQuery } from '@tanstack/react-query'
import { duties } from '#contract/account/duties.ts'
import { dutyKeys, type DutyKey } from '#rules/duties/registry.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { q } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { toDutyName, dutyWords } from '#rules/duties/duty-words.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import classes from './Duties.module.css'
import { words } from './words.ts'

interface MoreDutiesProps {
  /** The duty whose dialog is open. */
  readonly after: DutyKey
  /** How many duties come after it. */
  readonly count: number
}

const NextDuties = ({ after }: Pick<MoreDutiesProps, 'after'>) => {
  const t = useWords(words)
  const locale = useLocale()
  const { data } = useSuspenseQuery(q(duties.list))
  const position = dutyKeys.indexOf(after)
  const next = data.duties.filter(({ key, is_asked }) => is_asked && dutyKeys.indexOf(key) > position)
  return (
    <ul>
      {next.map((duty) => (
        <li key={duty.key}>
          {formatPhrase(dutyWords[toDutyName(duty)], locale)}{' '}
          <span className="muted">{t('minutes', { count: duty.minutes })}</span>
        </li>
      ))}
    </ul>
  )
}

/** Which duties come after the one whose dialog is open, so that nobody wonders how many there are. */
export const MoreDuties = ({ after, count }: MoreDutiesProps) => {
  const t = useWords(words)
  return (
    <details className={classes['more']}>
      <summary>{t('more', { count })}</summary>
      <DataBoundary>
        <NextDuties after={after} />
      </DataBoundary>
    </details>
  )
}
