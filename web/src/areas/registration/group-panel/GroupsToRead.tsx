import type { GroupRow } from '#contract/rows/group-row.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import pickerClasses from '#web/parts/group-picker/GroupPicker.module.css'
import { GroupTable } from '#web/parts/group-table/GroupTable.tsx'
import { words } from '../words.ts'
import classes from './GroupPanel.module.css'

interface Props {
  readonly groups: readonly GroupRow[]
  readonly isOpen: boolean
}

/** The groups of a subject that cannot be taken now: to be read, not to be tried. */
export const GroupsToRead = ({ groups, isOpen }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  if (groups.length === 0) return null
  const byPart = Map.groupBy(groups, (group) => text(group, 'lecture_type'))
  return (
    <details className={classes['read']} open={isOpen}>
      <summary>{t('seeGroups', { count: groups.length })}</summary>
      {[...byPart].map(([part, some]) => (
        <section key={part} className={pickerClasses['part']} aria-label={part}>
          <h3 className={pickerClasses['partName']}>{part}</h3>
          <GroupTable label={part} groups={some} />
        </section>
      ))}
    </details>
  )
}
