import { registration } from '#contract/registration/registration.ts'
import { isFinal, type Problem } from '#web/api/problem.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { SelectableGroup } from '#web/parts/group-picker/useGroupSelection.ts'
import type { RepairMove } from '#web/parts/group-picker/repair.ts'
import { GroupLine } from '#web/parts/group-table/GroupLine.tsx'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { useSeatUndo } from '../undo/useSeatUndo.ts'
import { words } from '../words.ts'
import { ConfirmGroups } from './ConfirmGroups.tsx'
import classes from './RegisterModal.module.css'
import { MovesList } from './moves/MovesList.tsx'
import { toMovesBody } from './to-choice-body.ts'
import { toSetBody } from './to-set-body.ts'
import { toPhraseValue } from '#rules/text/locale.ts'

interface Props {
  readonly opened: boolean
  readonly own: Registered
  readonly selected: readonly SelectableGroup[]
  /** Other subjects that change their groups together with it. */
  readonly moves: readonly RepairMove[]
  /** A group was closed or moved: there is no way back to it. */
  readonly isFinalChange: boolean
  readonly onChanged: () => void
  readonly onClose: () => void
  readonly onRefused: (problem: Problem) => void
}

/** The confirmation of a change of groups: what is new in the timetable, and what is given up for it. */
export const ChangeGroupsModal = (props: Props) => {
  const { opened, own, selected, moves, isFinalChange, onChanged, onClose, onRefused } = props
  const t = useWords(words)
  const names = selected.map(({ row }) => row.group).join(', ')
  const { remember, toUndo } = useSeatUndo(true)
  const change = useSend(registration.changeGroups, {
    onSuccess: () => {
      showToast({
        phrase: words.groupChanged,
        isShownInPage: true,
        params: { subject: toPhraseValue(own, 'subject'), groups: names },
        undo: isFinalChange
          ? undefined
          : toUndo(
              [own, ...moves].map(({ subjectID }) => subjectID),
              moves.length > 0
                ? { label: words.undoMoves, done: words.movesUndone }
                : { label: undoWords.undoChange, done: words.groupsRestored },
            ),
      })
      onChanged()
    },
  })
  const isIn = (groups: readonly { scheduleID: number }[], { scheduleID }: { scheduleID: number }) =>
    groups.some((group) => group.scheduleID === scheduleID)
  const given = own.groups.filter((group) => !isIn(selected, group))
  const added = selected.filter((group) => !isIn(own.groups, group))
  const old = given[0] ?? own.groups[0]
  const send = () => {
    remember()
    change.mutate(
      {
        params: { subjectID: own.subjectID },
        body: {
          program_module_id: own.program_moduleID,
          old_group: old?.scheduleID ?? null,
          ...toSetBody(selected),
          ...toMovesBody(moves),
        },
      },
      { onError: (problem) => isFinal(problem) && onRefused(problem) },
    )
  }
  return (
    <ConfirmGroups
      opened={opened}
      verb={t('changeGroup')}
      attempt={change}
      onConfirm={send}
      onClose={onClose}
    >
      <p>
        <SubjectName subject={own} />
      </p>
      <p className={classes['changes']}>
        <strong>{t('newTimes')}</strong>
      </p>
      <ul className={classes['groups']}>
        {added.map(({ row }) => (
          <li key={row.scheduleID}>
            <GroupLine group={row} />
          </li>
        ))}
      </ul>
      {given.length > 0 && (
        <>
          <p className={classes['changes']}>
            <strong>{t('givesUp')}:</strong>
          </p>
          <ul className={classes['groups']}>
            {given.map((group) => (
              <li key={group.scheduleID}>
                <GroupLine group={group} />
              </li>
            ))}
          </ul>
        </>
      )}
      <MovesList moves={moves} />
      {moves.length === 0 && <p>{t('seatKeptMeanwhile')}</p>}
    </ConfirmGroups>
  )
}
