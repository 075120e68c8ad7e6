import type { GroupRow } from '#contract/rows/group-row.ts'
import { GroupLine } from '#web/parts/group-table/GroupLine.tsx'
import classes from './MissingParts.module.css'

/** A titled list of groups; nothing without groups. */
export const TitledGroups = ({ title, groups }: { title: string; groups: readonly GroupRow[] }) => {
  if (groups.length === 0) return null
  return (
    <div className={classes['groups']}>
      <strong>{title}</strong>
      <ul>
        {groups.map((group) => (
          <li key={group.scheduleID}>
            <GroupLine group={group} />
          </li>
        ))}
      </ul>
    </div>
  )
}
