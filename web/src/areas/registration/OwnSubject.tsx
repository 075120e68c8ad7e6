import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { groups } from '#contract/registration/groups.ts'
import { q } from '#web/api/call.ts'
import type { Registered } from '#web/parts/taken-groups.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { ChangeGroups } from './ChangeGroups.tsx'
import { SeatHeld } from './SeatHeld.tsx'
import type { Choice } from './useChoice.ts'
import { useMayChange } from './useMayChange.ts'
import type { Place } from './usePlace.ts'

interface Props {
  readonly own: Registered
  readonly place: Place
  readonly choice: Choice
  readonly canGiveUp: boolean
  /** The seat was won just now. */
  readonly isNew: boolean
  readonly onDone: () => void
  readonly onTold: (told: string) => void
  readonly onGivenUp: (told: string) => void
}

/** The open subject is hers already: her groups of it, or others to take in their place. */
export const OwnSubject = (props: Props) => {
  const { own, place, choice, canGiveUp, isNew, onDone, onTold, onGivenUp } = props
  const { data } = useSuspenseQuery(q(groups.mustChange))
  const [isBack, setBack] = useState(false)
  const canChange = useMayChange()(own) && canGiveUp
  const mustChange = data.subjects.some(({ registrationID }) => registrationID === own.registrationID)
  if (!canChange || !(place.isChanging || mustChange)) {
    return (
      <SeatHeld
        registration={own}
        isNew={isNew || isBack}
        canGiveUp={canGiveUp}
        onChange={canChange ? place.change : null}
        onTold={onGivenUp}
      />
    )
  }
  return (
    <Loaded skeleton="blocks">
      <ChangeGroups
        {...{ own, place, choice }}
        onStop={
          mustChange
            ? null
            : () => {
                choice.clear()
                place.stopChanging()
                setBack(true)
              }
        }
        onDone={(told) => {
          place.stopChanging()
          choice.clear()
          onDone()
          onTold(told)
        }}
      />
    </Loaded>
  )
}
