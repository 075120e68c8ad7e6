import { useState } from 'react'
import type { groups } from '#contract/registration/groups.ts'
import type { Reply } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { toRuleGroup } from '#web/parts/group-refusal/to-rule-group.ts'
import { listTakenGroups, type Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { WeekGrid } from './internal/week/WeekGrid.tsx'
import { applyMoves } from './repair.ts'
import { toPlannedBlocks } from './internal/to-planned-blocks.ts'
import { toGhostBlocks } from './internal/to-ghost-blocks.ts'
import { toSubjectPastels } from './to-subject-pastels.ts'
import type { GroupSelection, SelectableGroup } from './useGroupSelection.ts'
import { toWeekBlocks } from './internal/to-week-blocks.ts'
import { words } from './words.ts'

/** Saturday keeps its column, so that no column changes its width when another subject opens. */
const saturday = { day: 6, time: '10:00', time_end: '11:00' }

interface Props {
  /** Every subject that has a colour, where some are left out of the week. */
  readonly coloured?: readonly Registered[]
  readonly registered: readonly Registered[]
  /** Subjects of a plan, none of which is registered; the open one makes way for the group that is previewed. */
  readonly planned?: readonly Omit<Registered, 'registrationID'>[]
  /** The groups of the open subject, once they are read. */
  readonly offer: Reply<typeof groups.general> | undefined
  readonly selection: GroupSelection
  /** Groups that must be changed. */
  readonly closedIDs?: ReadonlySet<number>
}

/** The student's week as a small grid, with the previewed group and the selected ones as ghosts. */
export const MyWeek = (props: Props) => {
  const { registered, coloured = registered, planned = [], offer, selection, closedIDs } = props
  const t = useWords(words)
  const locale = useLocale()
  const { previewed, previewedRepair } = selection
  const selected = previewedRepair?.groups ?? selection.selected
  const moves = previewedRepair?.moves ?? selection.moves
  const registeredGroups = listTakenGroups(applyMoves(registered, moves))
  const [firstIDs] = useState(() => new Set(listTakenGroups(registered).map(({ scheduleID }) => scheduleID)))
  const ownIDs = new Set(listTakenGroups(registered).map(({ scheduleID }) => scheduleID))
  const registeredIDs = new Set(registeredGroups.map(({ scheduleID }) => scheduleID))
  // While groups are changed, those that would be left make way for the ghosts.
  const isKept = ({ subjectID, scheduleID, part }: Registered['groups'][number]): boolean =>
    subjectID !== offer?.subject.subjectID ||
    ((previewed === null ||
      isUnavailable(previewed) ||
      previewed.part !== part ||
      previewed.scheduleID === scheduleID) &&
      (selected.length === 0 || selected.some((group) => group.scheduleID === scheduleID)))
  const shown = applyMoves(registered, moves).map((own) => ({ ...own, groups: own.groups.filter(isKept) }))
  const isNotMine = ({ scheduleID }: SelectableGroup): boolean => !registeredIDs.has(scheduleID)
  const chosen = selected.filter(isNotMine)
  // Nobody can be in a closed group any more.
  const isPreview =
    previewed !== null &&
    isNotMine(previewed) &&
    previewed.row.code !== 'group_closed' &&
    !chosen.some(({ scheduleID }) => scheduleID === previewed.scheduleID)
  const toGhosts = (group: SelectableGroup) =>
    offer === undefined ? [] : toGhostBlocks(group, offer.subject, registeredGroups, selected, locale)
  const ghosts = chosen.flatMap(toGhosts)
  // The selection stays in sight; another group of the same part is only an outline beside it.
  const isOther = isPreview && chosen.some(({ part }) => part === previewed.part)
  const previews = isPreview ? toGhosts(previewed).map((ghost) => ({ ...ghost, isOther })) : []
  const isOpenShown = ghosts.length + previews.length > 0
  const waiting = toPlannedBlocks(
    planned.filter(({ subjectID }) => !isOpenShown || subjectID !== offer?.subject.subjectID),
    locale,
  )
  return (
    <WeekGrid
      label={t('weekOf')}
      blocks={toWeekBlocks(shown, toSubjectPastels(coloured), locale, {
        isNew: (scheduleID) => !firstIDs.has(scheduleID),
        isClosed: (scheduleID) => closedIDs?.has(scheduleID) === true,
        isMoving: (scheduleID) => moves.length > 0 && !ownIDs.has(scheduleID),
      })}
      ghosts={[...waiting, ...ghosts, ...previews]}
      alsoFit={[saturday, ...(offer?.groups ?? []).flatMap((row) => toRuleGroup(row).meetings)]}
    />
  )
}

const isUnavailable = ({ row }: SelectableGroup): boolean =>
  row.code === 'group_full' || row.code === 'group_closed'
