import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { checkLinkedSet } from '#rules/registration/linked-sets.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { GroupPicker } from '#web/parts/group-picker/GroupPicker.tsx'
import type { GroupSelection } from '#web/parts/group-picker/useGroupSelection.ts'
import { toRuleGroup } from '#web/parts/group-refusal/to-rule-group.ts'
import { listTakenGroups, type Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { RegistrationLocation } from '../useRegistrationLocation.ts'
import { words } from '../words.ts'
import { ChangeGroupsModal } from './ChangeGroupsModal.tsx'
import classes from './GroupPanel.module.css'
import { useRepairs } from './moves/useRepairs.ts'
import { useSeatRefusal } from './useSeatRefusal.ts'

interface Props {
  readonly own: Registered
  readonly location: RegistrationLocation
  readonly selection: GroupSelection
  /** Keeps the groups as they are; null when one of them was closed or moved. */
  readonly onStop: (() => void) | null
  readonly onChanged: () => void
}

/** Other groups of a registered subject. The present ones are selected at first, and kept until the new ones are held. */
export const ChangeGroupsPanel = ({ own, location, selection, onStop, onChanged }: Props) => {
  const t = useWords(words)
  const { subjectID, registrationID } = own
  const { data: offer } = useSuspenseQuery(
    q(groups.generalForChange, { params: { subjectID, id: registrationID } }),
  )
  const { data: registered } = useSuspenseQuery(q(registration.alreadyRegistered))
  const { problem, onRefused, clearProblem } = useSeatRefusal(location, selection)
  const start = useRef<HTMLParagraphElement>(null)
  useEffect(() => start.current?.focus({ preventScroll: true }), [])
  const all = offer.groups.map(toRuleGroup)
  const heldIDs = new Set(own.groups.map(({ scheduleID }) => scheduleID))
  // A held group that was closed cannot be selected any more.
  const held = all.filter(({ scheduleID, row }) => heldIDs.has(scheduleID) && row.valid)
  const selected = selection.selected.length > 0 ? selection.selected : held
  const canTake = offer.code === null || offer.code === 'no_free_groups'
  const repairs = useRepairs(offer, null, canTake)
  const hasChanged = selected.some(({ scheduleID }) => !heldIDs.has(scheduleID))
  return (
    <>
      <p ref={start} tabIndex={-1} className={classes['changing']}>
        {t('changing')}
      </p>
      {offer.message !== null && <Notice kind="warning">{offer.message}</Notice>}
      <GroupPicker
        all={all}
        registered={listTakenGroups(registered.subjects)}
        selection={{
          ...selection,
          selected,
          select: (group, _from, moves) => selection.select(group, selected, moves),
        }}
        replacedID={null}
        repairs={repairs}
        canSubmit={hasChanged && canTake}
        submitLabel={t('changeGroup')}
        problem={problem}
        startsWithOwn
        onSelect={clearProblem}
        onSubmit={location.openConfirmation}
      />
      {onStop && (
        <button type="button" className={`plain-button ${classes['keepGroups']}`} onClick={onStop}>
          {t('cancel')}
        </button>
      )}
      <ChangeGroupsModal
        opened={location.isConfirming && hasChanged && checkLinkedSet(selected, all) === 'complete'}
        own={own}
        selected={selected}
        moves={selection.moves}
        isFinalChange={onStop === null}
        onChanged={onChanged}
        onClose={location.closeConfirmation}
        onRefused={onRefused}
      />
    </>
  )
}
