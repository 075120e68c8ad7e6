import type { GroupRow } from '#contract/rows/group-row.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { MeetingTimes } from '#web/parts/MeetingTimes.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './GroupPanel.module.css'
import { words } from './words.ts'

interface Props {
  readonly group: GroupRow
  /** What the part is called: lecture, seminar. */
  readonly name: string
  readonly onChange: () => void
}

/** A part of the subject for which a group is picked, as one line. */
export const PickedPart = ({ group, name, onChange }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  return (
    <p className={classes['picked']}>
      <Icon name="check" />
      <span>
        <strong>{t('group', { group: group.group })}</strong> <MeetingTimes of={[group]} />,{' '}
        {text(group, 'name')}
      </span>
      <button
        type="button"
        className="plain-button"
        aria-label={t('changePart', { type: name })}
        onClick={onChange}
      >
        {t('change')}
      </button>
    </p>
  )
}
