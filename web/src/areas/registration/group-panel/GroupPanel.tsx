// From an open subject to a seat, a file for each step:
// 1. read the subject and its groups     useOfferedSubject.ts (the subject as its list offers it), groups.general below
// 2. check them by the rules             check-offer.ts (rules/src/registration); OfferNotices.tsx says what it finds
// 3. select a group for each part        parts/group-picker/GroupPicker.tsx, each checked by parts/group-refusal/find-group-refusal.ts
// 4. confirm                             RegisterModal.tsx
// 5. send                                useRegister.ts, with the body of to-choice-body.ts
// 6. the seat is held, or refused        RegisteredSubjectPanel.tsx, or the reason over the button (useSeatRefusal.ts)
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { checkLinkedSet } from '#rules/registration/linked-sets.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { GroupPicker } from '#web/parts/group-picker/GroupPicker.tsx'
import { words as pickerWords } from '#web/parts/group-picker/words.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { useChosenLevel } from '../english/useChosenLevel.ts'
import { useLevelUndo } from '../english/useLevelUndo.ts'
import type { RegistrationLocation } from '../useRegistrationLocation.ts'
import { useSeatUndo } from '../undo/useSeatUndo.ts'
import { words } from '../words.ts'
import { checkOffer } from './check-offer.ts'
import classes from './GroupPanel.module.css'
import { DropOptions } from './drop/DropOptions.tsx'
import { useCanRegisterAgain } from './drop/useCanRegisterAgain.ts'
import { InPlaceNotice } from './drop/InPlaceNotice.tsx'
import { GroupsToRead } from './GroupsToRead.tsx'
import { OfferNotices } from './OfferNotices.tsx'
import { RegisteredSubjectPanel } from './RegisteredSubjectPanel.tsx'
import { RegisterModal } from './RegisterModal.tsx'
import { useKeptWhile } from './useKeptWhile.ts'
import { useOfferedSubject } from './useOfferedSubject.ts'
import { useRegister } from './useRegister.ts'
import { useRepairs } from './moves/useRepairs.ts'
import { useShowMoves } from './moves/useShowMoves.ts'
import { useSelection } from '../selection/useSelection.ts'
import { useSeatRefusal } from './useSeatRefusal.ts'
import { toPhraseValue } from '#rules/text/locale.ts'

interface Props {
  readonly subjectID: number
  readonly location: RegistrationLocation
  /** On a phone the sheet around it shows the subject's name. */
  readonly isSheet: boolean
  /** Whether a step is open: seats can be given up and changed. */
  readonly isOpen: boolean
  /** Whether a step is open in which seats can be given up. */
  readonly canDrop: boolean
  /** The row that opened it is gone. */
  readonly takesFocus: boolean
}

/** The groups of the open subject, from reading them to the seat that is held (spec 4.7). */
export const GroupPanel = ({ subjectID, location, isSheet, isOpen, canDrop, takesFocus }: Props) => {
  const t = useWords(words)
  const p = useWords(pickerWords)
  const selection = useSelection()
  const { data: latestOffer } = useSuspenseQuery(q(groups.general, { params: { subjectID } }))
  const { data: latestRegistered } = useSuspenseQuery(q(registration.alreadyRegistered))
  const [isSending, setSending] = useState(false)
  // The seat and what follows from it come at once: until all of it is read, the panel stays as it was sent.
  const offer = useKeptWhile(isSending, latestOffer)
  const registered = useKeptWhile(isSending, latestRegistered)
  const { offered, source } = useOfferedSubject(location, subjectID)
  const own = registered.subjects.find((each) => each.subjectID === subjectID)
  const replaced = registered.subjects.find((each) => each.subjectID === location.replacedID && each !== own)
  const level = useChosenLevel(subjectID, replaced)

  // One that could not be taken again in this step is given up only from the registrations themselves.
  const canComeBack = useCanRegisterAgain()
  const check = checkOffer(offer, registered, replaced, offered)

  const start = useRef<HTMLElement>(null)
  // A level of English has a call of its own, which moves nothing else.
  const repairs = useRepairs(offer, location.replacedID, check.canRegister && level === undefined)
  useShowMoves(start, repairs)
  const { problem, onRefused, clearProblem } = useSeatRefusal(location, selection)
  /** The registration that was made or changed here last. */
  const [latest, setLatest] = useState<{ readonly id: number; readonly isTaken: boolean } | null>(null)
  const [isRetaking, setRetaking] = useState(false)
  const { remember, toUndo } = useSeatUndo(canDrop)
  const toLevelUndo = useLevelUndo()
  const seat = useRegister({
    chosen: { subject: offer.subject, offered, source, replaced, moves: selection.moves },
    level,
    onRefused,
    onSend: () => {
      remember()
      setSending(true)
    },
    onSettled: () => setSending(false),
    onRegistered: ({ registration: { registrationID } }) => {
      setSending(false)
      if (replaced === undefined) location.closeConfirmation()
      else location.finishExchange()
      const subject = toPhraseValue(offer.subject, 'subject')
      const hasMoves = selection.moves.length > 0
      const concerned = [offer.subject, ...selection.moves, ...(replaced ? [replaced] : [])]
      showToast({
        ...(replaced === undefined
          ? { phrase: words.seatTaken, params: { subject }, isShownInPage: true }
          : { phrase: words.exchanged, params: { old: toPhraseValue(replaced, 'subject'), subject } }),
        undo:
          level === undefined
            ? toUndo(
                concerned.map(({ subjectID: id }) => id),
                replaced !== undefined || hasMoves
                  ? { label: words.undoMoves, done: words.movesUndone }
                  : {
                      label: words.undoSeat,
                      done: words.seatUndone,
                      redo: { label: words.redoSeat, done: words.seatRestored },
                    },
              )
            : replaced && toLevelUndo(registrationID, replaced),
      })
      setLatest({ id: registrationID, isTaken: true })
      selection.clear()
    },
  })

  const isRegistered = own !== undefined
  // Opened from far down the list, or shorter than before, the panel is scrolled until its name is seen.
  useEffect(() => {
    if (!isSheet) start.current?.scrollIntoView({ block: 'nearest' })
  }, [isSheet, isRegistered])
  const wasRegistered = useRef(isRegistered)
  useEffect(() => {
    if (wasRegistered.current === isRegistered) return
    wasRegistered.current = isRegistered
    // The pressed button is gone.
    if (!isRegistered && document.activeElement === document.body)
      start.current?.focus({ preventScroll: true })
  }, [isRegistered])
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) start.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <article
      className={classes['panel']}
      aria-label={p('chooseGroup')}
      {...(isSheet && { ref: start, tabIndex: -1 })}
    >
      {!isSheet && (
        <h2 ref={(heading) => void (start.current = heading)} tabIndex={-1} className={classes['subject']}>
          <SubjectName subject={offer.subject} />{' '}
          <span className={classes['ects']}>{t('ects', { count: offer.subject.ects })}</span>
        </h2>
      )}
      {own !== undefined ? (
        <RegisteredSubjectPanel
          {...{ own, location, selection, isOpen, canDrop }}
          isNew={latest?.id === own.registrationID}
          isJustTaken={latest?.id === own.registrationID && latest.isTaken}
          onChanged={() => setLatest({ id: own.registrationID, isTaken: false })}
          onGivenUp={() => {
            setRetaking(false)
            start.current?.focus({ preventScroll: true })
          }}
        />
      ) : (
        <>
          {isSheet && replaced !== undefined && (
            <InPlaceNotice replaced={replaced} onStop={location.finishExchange} />
          )}
          <OfferNotices
            {...{ offer, check, offered }}
            moves={selection.moves}
            onToast={showToast}
            canMove={repairs === undefined || repairs.length > 0}
            credits={registered.credits}
            source={location.source}
            onRetake={check.canRegister && !isRetaking ? () => setRetaking(true) : null}
          />
          <DropOptions drops={check.drops.filter(canComeBack)} onDrop={location.exchangeForOpen} />
          {!check.canRegister || (offer.subject.passed && !isRetaking) ? (
            <>
              <ProblemNotice problem={problem?.code === offer.code ? null : problem} />
              <GroupsToRead groups={offer.groups} isOpen={offer.code === 'window_closed'} />
            </>
          ) : (
            <GroupPicker
              all={check.all}
              registered={check.registeredGroups}
              selection={selection}
              replacedID={replaced?.subjectID ?? null}
              repairs={repairs ?? []}
              isBlocked={check.reason === 'obstacle'}
              canSubmit
              submitLabel={t('register')}
              problem={problem?.code === offer.code ? null : problem}
              onSelect={clearProblem}
              onSubmit={location.openConfirmation}
            />
          )}
          <RegisterModal
            {...{ offered, replaced, seat }}
            opened={location.isConfirming && checkLinkedSet(selection.selected, check.all) === 'complete'}
            subject={offer.subject}
            selected={selection.selected}
            moves={selection.moves}
            credits={registered.credits}
            onClose={location.closeConfirmation}
          />
        </>
      )}
    </article>
  )
}
