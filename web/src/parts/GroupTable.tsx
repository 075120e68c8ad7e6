import type { GroupRow } from '#contract/group-row.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import { GroupTableRow } from './group-table/GroupTableRow.tsx'
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

/** The group table (spec 2): a table where it has 720 px, cards of the same rows where it has less. */
export const GroupTable = <Row extends GroupRow>(props: Props<Row>) => {
  const { label, groups, picked, refusalOf, onLook, onPick } = props
  const t = useWords(words)
  const [active, setActive] = useState<number | null>(null)
  const noteID = useId()
  const stop = [active, picked].find((id) => groups.some((group) => group.scheduleID === id))
  return (
    <div
      className={classes['frame']}
      role={onPick && 'radiogroup'}
      aria-label={onPick && label}
      onKeyDown={moveFocus}
    >
      <table className={classes['table']} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row" className={classes['head']}>
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" onMouseLeave={() => onLook?.(null)}>
          {groups.map((group, index) => (
            <GroupTableRow
              key={group.scheduleID}
              group={group}
              isPicked={group.scheduleID === picked}
              isStop={stop === undefined ? index === 0 : group.scheduleID === stop}
              refusal={refusalOf?.(group) ?? null}
              noteID={`${noteID}-${group.scheduleID}`}
              onLook={() => onLook?.(group)}
              onFocus={() => {
                setActive(group.scheduleID)
                onLook?.(group)
              }}
              onPick={onPick && (() => onPick(group))}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Arrows go from group to group, refused ones too: going there draws the ghost and reads the reason; nothing is chosen. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
  const at = radios.indexOf(document.activeElement as HTMLElement)
  const to = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: radios.length - 1,
  }[event.key]
  if (at === -1 || to === undefined) return
  event.preventDefault()
  radios.at(to % radios.length)?.focus()
}
