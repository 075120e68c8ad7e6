import type { GroupRow } from '#contract/rows/group-row.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { MeetingTimes } from '#web/parts/MeetingTimes.tsx'
import classes from './Parts.module.css'
import { words } from './words.ts'

/** Groups one a line, each with its part and its times. */
export const GroupLines = ({ title, of }: { title: string; of: readonly GroupRow[] }) => {
  const t = useWords(words)
  const text = useLocalized()
  if (of.length === 0) return null
  return (
    <div className={classes['lines']}>
      <strong>{title}</strong>
      <ul>
        {of.map((group) => (
          <li key={group.scheduleID}>
            {t('group', { type: text(group, 'lecture_type'), group: group.group })}:{' '}
            <MeetingTimes of={[group]} />
          </li>
        ))}
      </ul>
    </div>
  )
}
