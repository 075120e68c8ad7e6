import type { inbox } from '#contract/staff/inbox.ts'
import type { InboxKind } from '#contract/staff/inbox-kinds.ts'
import type { Reply } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './Inbox.module.css'
import { useAge } from './useAge.ts'
import { words } from './words.ts'

interface Props {
  readonly counts: Reply<typeof inbox.counts>['kinds'] | undefined
  /** Of this kind alone. */
  readonly kind: InboxKind | undefined
  readonly now: number
}

/** How much is waiting, how old the oldest is, and how much is overdue. */
export const InboxSummary = ({ counts = [], kind, now }: Props) => {
  const t = useWords(words)
  const ageOf = useAge()
  const counted = counts.filter((each) => kind === undefined || each.kind === kind)
  const sum = (name: 'count' | 'overdue') => counted.reduce((total, each) => total + each[name], 0)
  const oldest = counted.flatMap(({ oldest_at }) => (oldest_at === null ? [] : [oldest_at])).toSorted()[0]
  const lines = [
    sum('count') === 0 ? t('nothingWaits') : t('waiting', { count: sum('count') }),
    ...(oldest === undefined ? [] : [t('oldest', { age: ageOf(oldest, now) })]),
    ...(sum('overdue') === 0 ? [] : [t('overdueCount', { count: sum('overdue') })]),
  ]
  return <output className={classes['summary']}>{counts.length === 0 ? '\u00a0' : lines.join(' · ')}</output>
}
