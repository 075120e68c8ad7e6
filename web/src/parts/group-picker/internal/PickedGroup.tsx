import type { GroupRow } from '#contract/rows/group-row.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { MeetingTimes } from '#web/parts/group-table/MeetingTimes.tsx'
import { RemoteMark } from '#web/parts/group-table/RemoteMark.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from '#web/parts/group-picker/GroupPicker.module.css'
import { words } from '#web/parts/group-picker/words.ts'

interface Props {
  readonly group: GroupRow
  /** The name of the part: lecture, seminar. */
  readonly part: string
  readonly onChange: () => void
}

/** The selected group of one part, as one line. */
export const PickedGroup = ({ group, part, onChange }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  return (
    <p className={classes['picked']} data-group={group.scheduleID} tabIndex={-1}>
      <Icon name="check" />
      <span>
        <strong>{t('group', { group: group.group })}</strong> <MeetingTimes of={[group]} />
        <RemoteMark group={group} />, {text(group, 'name')}
      </span>
      <button
        type="button"
        className="plain-button"
        aria-label={t('changePart', { type: part })}
        onClick={onChange}
      >
        {t('change')}
      </button>
    </p>
  )
}
