import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { groups } from '#contract/registration/groups.ts'
import { q } from '#web/api/call.ts'
import type { GroupSelection } from '#web/parts/group-picker/useGroupSelection.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import type { RegistrationLocation } from '../useRegistrationLocation.ts'
import { ChangeGroupsPanel } from './ChangeGroupsPanel.tsx'
import { SeatHeld } from './SeatHeld.tsx'
import { useNextSubject } from './useNextSubject.ts'
import { useCanChangeGroups } from './useCanChangeGroups.ts'

interface Props {
  readonly own: Registered
  readonly location: RegistrationLocation
  readonly selection: GroupSelection
  /** Whether a step is open: seats can be given up and changed. */
  readonly isOpen: boolean
  /** Registered or changed since the panel opened. */
  readonly isNew: boolean
  readonly isJustTaken: boolean
  /** Whether a step is open in which seats can be given up. */
  readonly canDrop: boolean
  readonly onChanged: () => void
  readonly onGivenUp: () => void
}

/** A registered subject: its groups, or others to choose in their place. */
export const RegisteredSubjectPanel = (props: Props) => {
  const { own, location, selection, isOpen, isNew, isJustTaken, canDrop, onChanged, onGivenUp } = props
  const { data } = useSuspenseQuery(q(groups.mustChange))
  const next = useNextSubject(own.subjectID, isJustTaken)
  const [hasStopped, setStopped] = useState(false)
  const canChange = useCanChangeGroups()(own) && isOpen
  const mustChange = data.subjects.some(({ registrationID }) => registrationID === own.registrationID)
  if (!canChange || !(location.isChangingGroups || mustChange)) {
    return (
      <SeatHeld
        own={own}
        isNew={isNew || hasStopped}
        isJustTaken={isJustTaken}
        isJustChanged={isNew && !isJustTaken}
        canGiveUp={canDrop}
        next={
          next && {
            subject: next.subject,
            open: () => location.openSubject(next.source, next.subject.subjectID),
          }
        }
        onBack={location.closeSubject}
        onChange={canChange ? location.startChangingGroups : null}
        onGivenUp={onGivenUp}
      />
    )
  }
  const close = () => {
    location.stopChangingGroups()
    selection.clear()
  }
  return (
    <DataBoundary skeleton="blocks">
      <ChangeGroupsPanel
        {...{ own, location, selection }}
        onStop={
          mustChange
            ? null
            : () => {
                close()
                setStopped(true)
              }
        }
        onChanged={() => {
          close()
          onChanged()
        }}
      />
    </DataBoundary>
  )
}
