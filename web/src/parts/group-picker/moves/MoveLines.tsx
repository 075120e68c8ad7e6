import type { GroupRow } from '#contract/rows/group-row.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { MeetingTimes } from '#web/parts/group-table/MeetingTimes.tsx'
import type { RepairMove } from '#web/parts/group-picker/repair.ts'
import { words } from '#web/parts/group-picker/words.ts'
import { RemoteMark } from '#web/parts/group-table/RemoteMark.tsx'
import { findMoveInNeed, listMoveChanges } from '#web/parts/group-picker/internal/moves/list-move-changes.ts'
import classes from './MoveLines.module.css'

interface Props {
  readonly moves: readonly RepairMove[]
  /** The groups before the moves. */
  readonly registered: readonly { readonly subjectID: number; readonly row: GroupRow }[]
  /** False where the text beside it names the only subject and its group. */
  readonly isNamed: boolean
}

/** For each subject that moves its old and its new days and times. */
export const MoveLines = ({ moves, registered, isNamed }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const listOwn = ({ subjectID }: RepairMove) =>
    registered.filter((own) => own.subjectID === subjectID).map(({ row }) => row)
  return (
    <span className={classes['moves']}>
      {moves.map((move) => {
        const changes = listMoveChanges(listOwn(move), move)
        const added = changes.flatMap(({ to }) => to?.group ?? [])
        const needed = findMoveInNeed(listOwn(move), move, moves)
        return (
          <span key={move.subjectID} className={classes['move']}>
            {isNamed && (
              <span className={classes['subject']}>
                {t(added.length > 1 ? 'moveToGroups' : 'moveToGroup', {
                  subject: text(move, 'subject'),
                  groups: added.join(', '),
                })}
              </span>
            )}
            {changes.map(({ from, to }) => (
              <span key={(to ?? from)?.scheduleID} className={classes['times']}>
                {from === undefined ? '—' : <GroupTimes group={from} />} <span>→ </span>
                {to === undefined ? '—' : <GroupTimes group={to} />}
              </span>
            ))}
            {needed !== undefined && (
              <span className={classes['why']}>
                {t('makesRoomFor', { subject: text(needed, 'subject') })}
              </span>
            )}
          </span>
        )
      })}
    </span>
  )
}

const GroupTimes = ({ group }: { readonly group: GroupRow }) => (
  <span className={classes['time']}>
    <MeetingTimes of={[group]} />
    <RemoteMark group={group} />
  </span>
)
