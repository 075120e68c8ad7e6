import type { GroupRow } from '#contract/rows/group-row.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useId, useState } from 'react'
import { GroupTableRow } from './group-table/GroupTableRow.tsx'
import { LiveSign } from './group-table/LiveSign.tsx'
import classes from './group-table/GroupTable.module.css'
import { words } from './words.ts'

interface Props<Row extends GroupRow> {
  /** What is chosen here, for those who do not see the screen. */
  readonly label: string
  readonly groups: readonly Row[]
  readonly picked?: number | undefined
  /** Why a group cannot be taken, in a few words, or null. */
  readonly refusalOf?: (group: Row) => string | null
  /** The group that the pointer or the focus is on, or null when it has left. */
  readonly onLook?: (group: Row | null) => void
  /** A press, on a refused group too: the caller says why. Without it the table is only read. */
  readonly onPick?: ((group: Row) => void) | undefined
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

/** The group table (spec 2.10): a table where it has 720 px, cards of the same rows where it has less. */
export const GroupTable = <Row extends GroupRow>(props: Props<Row>) => {
  const { label, groups, picked, refusalOf, onLook, onPick } = props
  const t = useWords(words)
  const [lastFocused, setLastFocused] = useState<number | null>(null)
  const noteID = useId()
  const stop = [lastFocused, picked].find((id) => groups.some((group) => group.scheduleID === id))
  return (
    <div className={classes['frame']}>
      <LiveSign />
      <div role={onPick && 'radiogroup'} aria-label={onPick && label}>
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
                isPicked={group.scheduleID === picked}
                isStop={stop === undefined ? index === 0 : group.scheduleID === stop}
                refusal={refusalOf?.(group) ?? null}
                noteID={`${noteID}-${group.scheduleID}`}
                onLook={(isLooking) => onLook?.(isLooking ? group : null)}
                onFocus={() => setLastFocused(group.scheduleID)}
                onPick={onPick && (() => onPick(group))}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
