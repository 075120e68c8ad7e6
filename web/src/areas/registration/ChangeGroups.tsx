import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { completesSet } from '#rules/registration/linked-sets.ts'
import { q } from '#web/api/call.ts'
import type { Problem } from '#web/api/problem.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { pickGroup } from '#web/parts/pick-group.ts'
import { takenGroups, type Registered } from '#web/parts/taken-groups.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { ChangeModal } from './ChangeModal.tsx'
import classes from './GroupPanel.module.css'
import { PartPicker } from './PartPicker.tsx'
import type { Choice } from './useChoice.ts'
import type { Place } from './usePlace.ts'
import { words } from './words.ts'

interface Props {
  readonly own: Registered
  readonly place: Place
  readonly choice: Choice
  /** Leaves it as it is; null when her group was closed or moved. */
  readonly onStop: (() => void) | null
  readonly onDone: (told: string) => void
}

/** Other groups of a subject that she has: what she holds is picked to begin with, and kept until the new is held. */
export const ChangeGroups = ({ own, place, choice, onStop, onDone }: Props) => {
  const t = useWords(words)
  const { subjectID, registrationID } = own
  const { data: offer } = useSuspenseQuery(
    q(groups.generalForChange, { params: { subjectID, id: registrationID } }),
  )
  const { data: mine } = useSuspenseQuery(q(registration.alreadyRegistered))
  const [problem, setProblem] = useState<Problem | null>(null)
  const start = useRef<HTMLParagraphElement>(null)
  useEffect(() => start.current?.focus({ preventScroll: true }), [])
  const all = offer.groups.map(pickGroup)
  const held = new Set(own.groups.map(({ scheduleID }) => scheduleID))
  // A group of hers that was closed is not a choice any more.
  const begun = all.filter(({ scheduleID, row }) => held.has(scheduleID) && row.valid)
  const picked = choice.picked.length > 0 ? choice.picked : begun
  const isOther = picked.some(({ scheduleID }) => !held.has(scheduleID))
  return (
    <>
      <p ref={start} tabIndex={-1} className={classes['changing']}>
        {t('changing')}
      </p>
      {offer.message !== null && <Notice kind="warning">{offer.message}</Notice>}
      <PartPicker
        all={all}
        taken={takenGroups(mine.subjects)}
        choice={{ ...choice, picked, pick: (group) => choice.pick(group, picked) }}
        leavingID={null}
        canAsk={isOther && (offer.code === null || offer.code === 'no_free_groups')}
        problem={problem}
        verb={t('changeGroup')}
        givesWay
        onPress={() => setProblem(null)}
        onAsk={place.ask}
      />
      {onStop && (
        <button type="button" className={`plain-button ${classes['keep']}`} onClick={onStop}>
          {t('keepGroups')}
        </button>
      )}
      <ChangeModal
        opened={place.isAsking && isOther && completesSet(picked, all) === 'complete'}
        own={own}
        picked={picked}
        onDone={onDone}
        onClose={place.stopAsking}
        onRefused={(refusal) => {
          place.stopAsking()
          choice.clear()
          setProblem(refusal)
        }}
      />
    </>
  )
}
