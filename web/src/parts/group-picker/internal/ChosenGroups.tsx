import type { GroupRow } from '#contract/rows/group-row.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { MeetingTimes } from '#web/parts/group-table/MeetingTimes.tsx'
import classes from '#web/parts/group-picker/GroupPicker.module.css'
import { words } from '#web/parts/group-picker/words.ts'

interface Props {
  readonly groups: readonly GroupRow[]
  /** The subject has several parts, each of which is named. */
  readonly hasParts: boolean
}

/** The groups that the button below takes, if the chosen rows may be out of sight. */
export const ChosenGroups = ({ groups, hasParts }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  return (
    <p className={classes['chosen']}>
      {groups.map((row) => (
        <span key={row.scheduleID}>
          {hasParts && `${text(row, 'lecture_type')}, `}
          {t('group', { group: row.group })} · <MeetingTimes of={[row]} />
        </span>
      ))}
    </p>
  )
}
