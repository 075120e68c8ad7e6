import type { GroupRow } from '#contract/rows/group-row.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useId, useState } from 'react'
import { GroupTableRow } from './internal/GroupTableRow.tsx'
import { LiveSeatsStatus } from './internal/LiveSeatsStatus.tsx'
import classes from './GroupTable.module.css'
import { words } from '#web/parts/words.ts'

interface Props<Row extends GroupRow> {
  /** The accessible name. */
  readonly label: string
  readonly groups: readonly Row[]
  readonly selectedID?: number | undefined
  /** A short reason why a group cannot be taken, or null. */
  readonly getRefusal?: (group: Row) => string | null
  /** The group under the pointer or focus; null when it has left. */
  readonly onPreview?: (group: Row | null) => void
  /** Also called for a refused group, so that the caller shows why. Without it the table is read-only. */
  readonly onSelect?: ((group: Row) => void) | undefined
}

const columns = [
  'group',
  'day',
  'time',
  'lecturer',
  'registered',
  'rotation',
  'room',
  'starts',
  'dates',
] as const

/** The group table (spec 2.10): a table from 720 px, below that a card per row. */
export const GroupTable = <Row extends GroupRow>(props: Props<Row>) => {
  const { label, groups, selectedID, getRefusal, onPreview, onSelect } = props
  const t = useWords(words)
  const [lastFocused, setLastFocused] = useState<number | null>(null)
  const noteID = useId()
  const tabStop = [lastFocused, selectedID].find((id) => groups.some((group) => group.scheduleID === id))
  return (
    <div className={classes['frame']}>
      <LiveSeatsStatus />
      <div role={onSelect && 'radiogroup'} aria-label={onSelect && label}>
        <table
          className={classes['table']}
          aria-label={label}
          data-rotates={groups.some((group) => group.rotation) || undefined}
        >
          <thead>
            <tr className={classes['head']}>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={column === 'rotation' ? classes['rotation'] : undefined}
                >
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group, index) => (
              <GroupTableRow
                key={group.scheduleID}
                group={group}
                isSelected={group.scheduleID === selectedID}
                isTabStop={tabStop === undefined ? index === 0 : group.scheduleID === tabStop}
                refusal={getRefusal?.(group) ?? null}
                noteID={`${noteID}-${group.scheduleID}`}
                onPreview={(isPreviewed) => onPreview?.(isPreviewed ? group : null)}
                onFocus={() => setLastFocused(group.scheduleID)}
                onSelect={onSelect && (() => onSelect(group))}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
