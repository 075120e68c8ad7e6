import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { findClash } from '#rules/registration/clash.ts'
import { listChoices, checkLinkedSet } from '#rules/registration/linked-sets.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { GroupTable } from '#web/parts/group-table/GroupTable.tsx'
import { MeetingTimes } from '#web/parts/group-table/MeetingTimes.tsx'
import {
  findGroupRefusal,
  type GroupRefusal,
  type TakenGroup,
} from '#web/parts/group-refusal/find-group-refusal.ts'
import { listTakenGroups } from '#web/parts/group-refusal/list-taken-groups.ts'
import { useRefusalTexts } from '#web/parts/group-refusal/useRefusalTexts.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './GroupPicker.module.css'
import { ChosenGroups } from './internal/ChosenGroups.tsx'
import { listDeadEnds } from './internal/list-dead-ends.ts'
import { PartsLeft } from './internal/PartsLeft.tsx'
import { PickedGroup } from './internal/PickedGroup.tsx'
import { PickedMoves } from './internal/moves/PickedMoves.tsx'
import { UnlistedMoves } from './internal/moves/UnlistedMoves.tsx'
import { RepairButton } from './moves/RepairButton.tsx'
import type { Repair } from './repair.ts'
import type { GroupSelection, SelectableGroup } from './useGroupSelection.ts'
import { words } from './words.ts'

interface Props {
  readonly all: readonly SelectableGroup[]
  /** The groups that a new one must not clash with. */
  readonly registered: readonly TakenGroup[]
  readonly selection: GroupSelection
  /** The subject that is given up for this one. */
  readonly replacedID: number | null
  /** The changes that would make clashing groups possible. */
  readonly repairs?: readonly Repair[]
  /** No whole set of the groups can be taken as it is. */
  readonly isBlocked?: boolean
  /** False while seats cannot be taken: groups can be selected, but not submitted. */
  readonly canSubmit: boolean
  readonly submitLabel: string
  readonly problem: unknown
  /** The selection starts with the student's own groups, which no new group clashes with. */
  readonly startsWithOwn?: boolean
  readonly onSelect: () => void
  readonly onSubmit: () => void
}

/** A list of groups for each part of a subject; a part with a selected group folds into a line. */
export const GroupPicker = (props: Props) => {
  const { all, registered, selection, replacedID, canSubmit, submitLabel, problem } = props
  const t = useWords(words)
  const text = useLocalized()
  const refusalTexts = useRefusalTexts()
  const [reopened, setReopened] = useState<number | null>(null)
  const { selected, refusedID, dropped } = selection
  const { repairs = [] } = props
  const { moves } = selection
  const isMoved = ({ subjectID }: TakenGroup) => moves.some((move) => move.subjectID === subjectID)
  const afterMoves = [
    ...registered.filter((own) => !isMoved(own)),
    ...moves.flatMap((move) => listTakenGroups([{ ...move, registrationID: 0, program_moduleID: null }])),
  ]
  const leavingIDs = [
    ...(replacedID === null ? [] : [replacedID]),
    ...moves.map(({ subjectID }) => subjectID),
  ]
  const otherParts = props.startsWithOwn === true ? [] : selected
  const picker = useRef<HTMLDivElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const chosenElsewhere = useRef<number | null>(null)
  // Chosen by the button of another row or by a repair: the group is shown and has the focus.
  useEffect(() => {
    const scheduleID = chosenElsewhere.current
    if (scheduleID === null) return
    chosenElsewhere.current = null
    const group = picker.current?.querySelector<HTMLElement>(`[data-group="${scheduleID}"]`)
    group?.focus({ preventScroll: true })
    group?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  // Its button is gone: the focus goes back to where the moves are offered.
  const cancelled = useRef<readonly SelectableGroup[]>([])
  useEffect(() => {
    if (cancelled.current.length === 0) return
    const rows = cancelled.current.map(
      ({ scheduleID }) => `tr:has([data-group="${scheduleID}"]) [data-repair]`,
    )
    cancelled.current = []
    const find = (selector: string) => picker.current?.querySelector<HTMLElement>(selector)
    const move = find(rows.join()) ?? find('[data-repair]') ?? find('[role="radio"][tabindex="0"]')
    move?.focus()
  }, [moves])
  // The list with the pressed group has folded away: the focus goes to the next list, or to the button.
  useEffect(() => {
    if (document.activeElement !== document.body || selected.length === 0) return
    const next = picker.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"], .main-button')
    next?.focus({ preventScroll: true })
  }, [selected, reopened])
  const parts = listChoices(all, selected)
  const isComplete = checkLinkedSet(selected, all) === 'complete'
  const findSelected = (part: number) => selected.find((group) => group.part === part)
  const partName = (part: number) =>
    [...new Set(all.filter((group) => group.part === part).map(({ row }) => text(row, 'lecture_type')))].join(
      ' / ',
    )
  const isOpen = (part: number) => part === reopened || parts.length === 1 || findSelected(part) === undefined
  const check = (group: SelectableGroup) => findGroupRefusal(group, afterMoves, otherParts, leavingIDs)

  // A later read has the same groups as other objects.
  const selectedIDs = new Set(selected.map(({ scheduleID }) => scheduleID))
  const ownIDs = new Set(registered.map(({ scheduleID }) => scheduleID))
  /** One that can be taken and is neither chosen nor the student's own. */
  const isOther = (group: SelectableGroup) =>
    check(group) === null && !selectedIDs.has(group.scheduleID) && !ownIDs.has(group.scheduleID)

  const deadEnds = listDeadEnds(
    all,
    all.filter(
      (group) =>
        selectedIDs.has(group.scheduleID) || findGroupRefusal(group, afterMoves, [], leavingIDs) === null,
    ),
  )
  const toDeadEnd = ({ scheduleID }: { readonly scheduleID: number }) => {
    const part = deadEnds.get(scheduleID)
    return part === undefined ? null : t('noneFits', { type: partName(part) })
  }

  const select = (group: SelectableGroup) => {
    props.onSelect()
    if (check(group) !== null) return selection.refuse(group.scheduleID)
    setReopened(null)
    const next = [group, ...selected.filter(({ part }) => part !== group.part)]
    const stillClash = next.some((each) => findClash(each, registered.filter(isMoved)) !== null)
    selection.select(group, selected, stillClash ? moves : [])
  }
  const toRepairedSet = ({ schedule_ids, moves: needed }: Repair) => ({
    groups: all.filter(({ scheduleID }) => schedule_ids.includes(scheduleID)),
    moves: needed,
  })
  const repair = (chosen: Repair) => {
    props.onSelect()
    setReopened(null)
    chosenElsewhere.current = chosen.scheduleID
    const { groups, moves: needed } = toRepairedSet(chosen)
    selection.selectRepaired(groups, needed)
  }
  const previewRepair = (of: Repair) => (isPreviewed: boolean) =>
    selection.previewRepair(isPreviewed ? toRepairedSet(of) : null)
  /** The groups that need the moves go with them. */
  const cancelMoves = () => {
    setReopened(null)
    cancelled.current = selected
    selection.clear()
  }
  const findRepair = ({ scheduleID }: { readonly scheduleID: number }) =>
    repairs.find((each) => each.scheduleID === scheduleID)

  const renderOther = (other: SelectableGroup) => (
    <button
      type="button"
      className={classes['other']}
      onClick={(event) => {
        event.stopPropagation()
        chosenElsewhere.current = other.scheduleID
        select(other)
      }}
    >
      {t('otherGroup', { group: other.row.group })} <MeetingTimes of={[other.row]} />
    </button>
  )
  /** Once the choice is complete, the button that submits it is next; what is between can be reached backwards. */
  const goToSubmit = (event: KeyboardEvent<HTMLDivElement>) => {
    const isForward = event.key === 'Tab' && !event.shiftKey
    if (!isForward || !isComplete || !canSubmit || !(event.target instanceof HTMLElement)) return
    if (event.target.getAttribute('aria-checked') !== 'true') return
    event.preventDefault()
    submit.current?.focus()
  }
  const stuck = selected.find(({ scheduleID }) => deadEnds.has(scheduleID))
  const wayOut =
    stuck &&
    all.find((group) => group.part === stuck.part && isOther(group) && !deadEnds.has(group.scheduleID))
  // A move for a part whose groups are not listed yet would be found by nobody.
  const listed = new Set(parts.flatMap(({ groups }) => groups.map(({ scheduleID }) => scheduleID)))
  const unlisted =
    props.isBlocked === true && selected.length === 0
      ? repairs.filter(({ scheduleID }) => !listed.has(scheduleID))
      : []

  return (
    // Only keys of the groups bubble up here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={picker} onKeyDown={goToSubmit}>
      <UnlistedMoves repairs={unlisted} registered={registered} onPreview={previewRepair} onSelect={repair} />
      {parts.map(({ part, groups }, index) => {
        const own = findSelected(part)
        const other = groups.find(isOther)
        const name =
          parts.length === 1 ? t('chooseGroup') : t('choosePart', { number: index + 1, type: partName(part) })
        return (
          <section key={part} className={classes['part']} aria-label={name}>
            <h3 className={classes['partName']}>{name}</h3>
            {own !== undefined && !isOpen(part) ? (
              <PickedGroup group={own.row} part={partName(part)} onChange={() => setReopened(part)} />
            ) : groups.length === 0 ? (
              <p className={classes['parentFirst']}>{t('parentFirst')}</p>
            ) : (
              <GroupTable
                // Other groups are another list.
                key={groups.map(({ scheduleID }) => scheduleID).join(' ')}
                label={name}
                groups={groups.map((group) => group.row)}
                selectedID={own?.scheduleID}
                getRefusal={(row) => {
                  const refusal = check(findByRow(groups, row))
                  if (refusal === null) return null
                  const short = refusalTexts.short(refusal)
                  return row.scheduleID === refusedID
                    ? { ...short, text: refusalTexts.sentence(refusal), isPressed: true }
                    : short
                }}
                getWarning={toDeadEnd}
                getRepair={(row) => {
                  const found = findRepair(row)
                  if (found !== undefined) {
                    return (
                      <RepairButton
                        moves={found.moves}
                        registered={registered}
                        isChoice
                        onPreview={previewRepair(found)}
                        onClick={(event) => {
                          event.stopPropagation()
                          repair(found)
                        }}
                      />
                    )
                  }
                  // One that has become full while it was shown; the others are folded.
                  return isFull(check(findByRow(groups, row))) && other !== undefined
                    ? renderOther(other)
                    : null
                }}
                fullAction={own === undefined && other !== undefined && renderOther(other)}
                onPreview={(row) => selection.preview(row && findByRow(groups, row))}
                onSelect={(row) => select(findByRow(groups, row))}
              />
            )}
          </section>
        )
      })}
      <footer className={classes['foot']}>
        {dropped && (
          <Notice kind="info">
            {t(dropped.meets ? 'droppedMeets' : 'droppedOther', {
              groups: dropped.groups.map(({ row }) => `${text(row, 'lecture_type')} ${row.group}`).join(', '),
            })}
          </Notice>
        )}
        <PickedMoves {...{ moves, registered }} onDiscard={cancelMoves} />
        <ProblemNotice problem={problem} />
        {isComplete && canSubmit && (
          <ChosenGroups groups={selected.map(({ row }) => row)} hasParts={parts.length > 1} />
        )}
        {isComplete && canSubmit && (
          <button ref={submit} type="button" className="main-button" onClick={props.onSubmit}>
            {moves.length === 0
              ? submitLabel
              : t('submitAndMove', { label: submitLabel, count: moves.length })}
          </button>
        )}
        {!isComplete && selected.length > 0 && (
          <PartsLeft
            types={parts
              .filter(({ part }) => findSelected(part) === undefined)
              .map(({ part }) => partName(part))}
            deadEnd={stuck && toDeadEnd(stuck)}
          >
            {wayOut && renderOther(wayOut)}
          </PartsLeft>
        )}
      </footer>
    </div>
  )
}

/** Full, and nothing else: of one that clashes as well another group says nothing new. */
const isFull = (refusal: GroupRefusal | null) => refusal?.why === 'server' && refusal.code === 'group_full'

const findByRow = (
  groups: readonly SelectableGroup[],
  { scheduleID }: { readonly scheduleID: number },
): SelectableGroup => groups.find((group) => group.scheduleID === scheduleID)!
