import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Inbox.module.css'
import { words } from './words.ts'

interface Props {
  readonly due: string | null
  readonly now: number
}

const dayMs = 86_400_000

/** Shows that the time to answer has passed, or passes within a day. */
export const DeadlineMark = ({ due, now }: Props) => {
  const t = useWords(words)
  const left = due === null ? dayMs : Date.parse(due) - now
  if (left >= dayMs) return null
  const isOver = left <= 0
  return (
    <span className={classes['deadline']} data-over={isOver || undefined}>
      <Icon name={isOver ? 'error' : 'clock'} size={14} /> {t(isOver ? 'overdue' : 'dueSoon')}
    </span>
  )
}
