import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { completesSet, hasValidSet, makesValidSet } from '#rules/registration/linked-sets.ts'
import { q } from '#web/api/call.ts'
import { RequestGroup } from '#web/areas/groups/RequestGroup.tsx'
import type { Problem } from '#web/api/problem.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { creditsIf } from '#web/parts/credits-if.ts'
import { GroupTable } from '#web/parts/GroupTable.tsx'
import { pickGroup } from '#web/parts/pick-group.ts'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import classes from './GroupPanel.module.css'
import { verdictOf } from '#web/parts/judge-groups.ts'
import { HasBegun } from './HasBegun.tsx'
import { OwnSubject } from './OwnSubject.tsx'
import { PartPicker } from './PartPicker.tsx'
import { PlanInstead } from './PlanInstead.tsx'
import { RegisterModal } from './RegisterModal.tsx'
import { takenGroups } from '#web/parts/taken-groups.ts'
import { obstacleOf } from './subject-state.ts'
import type { Choice } from './useChoice.ts'
import { useLevel } from './useLevel.ts'
import { useOffered } from './useOffered.ts'
import type { Place } from './usePlace.ts'
import { words } from './words.ts'

interface Props {
  readonly subjectID: number
  readonly place: Place
  readonly choice: Choice
  /** On a phone the sheet has the subject's name. */
  readonly isSheet: boolean
  readonly canGiveUp: boolean
  /** What went well, to be told without a word too many. */
  readonly onTold: (told: string) => void
}

/** The groups of the chosen subject, part by part, up to the question whether she is sure (spec 4 "Registration"). */
export const GroupPanel = ({ subjectID, place, choice, isSheet, canGiveUp, onTold }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data: offer } = useSuspenseQuery(q(groups.general, { params: { subjectID } }))
  const { data: mine } = useSuspenseQuery(q(registration.alreadyRegistered))
  const offered = useOffered(place, subjectID)
  const old = mine.subjects.find((each) => each.subjectID === place.insteadID && each.subjectID !== subjectID)
  const [isNew, setNew] = useState(false)
  const start = useRef<HTMLElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const all = offer.groups.map(pickGroup)
  const own = mine.subjects.find((each) => each.subjectID === subjectID)
  const isHeld = own !== undefined
  // Opened from further down the list, or shorter than it was, its name is not left under the header.
  useEffect(() => {
    if (!isSheet) start.current?.scrollIntoView({ block: 'nearest' })
  }, [isSheet, isHeld])
  const taken = takenGroups(mine.subjects.filter((each) => each !== old))
  const leavingID = old?.subjectID ?? null
  const isCrowded =
    own === undefined &&
    offer.code === null &&
    hasValidSet(all) &&
    !makesValidSet(
      all.filter((group) => verdictOf(group, taken, [], leavingID) === null),
      all,
    )
  const after = creditsIf(mine.credits, offer.subject.ects - (old?.ects ?? 0))
  const obstacle = offered.subject && obstacleOf(offered.subject)
  const level = useLevel(subjectID, old)
  const fullParts = offered.subject?.free_groups ? text(offered.subject, 'full_parts') : ''
  // Said where it is said that there is none: it is the department that is asked.
  const request = (isCrowded || offer.code === 'no_open_groups' || offer.code === 'no_free_groups') && (
    <RequestGroup subject={offer.subject} onTold={onTold} />
  )
  // The subject that must be changed first may be the one that is given up.
  const code = old !== undefined && offer.code === 'must_change_first' ? null : offer.code
  return (
    <article
      className={classes['panel']}
      aria-label={t('chooseGroup')}
      {...(isSheet && { ref: start, tabIndex: -1 })}
    >
      {!isSheet && (
        <h2 ref={(heading) => void (start.current = heading)} tabIndex={-1} className={classes['subject']}>
          <SubjectName subject={offer.subject} />{' '}
          <span className={classes['ects']}>{t('ects', { ects: offer.subject.ects })}</span>
        </h2>
      )}
      {own ? (
        <OwnSubject
          {...{ own, place, choice, canGiveUp, isNew, onTold }}
          onDone={() => setNew(true)}
          onGivenUp={(told) => {
            setNew(false)
            onTold(told)
            start.current?.focus({ preventScroll: true })
          }}
        />
      ) : (
        <>
          {code !== null && (
            <Notice
              kind="warning"
              action={
                code === 'window_closed' ? (
                  <PlanInstead source={place.source} subjectID={subjectID} />
                ) : (
                  request
                )
              }
            >
              {offer.message}
              {code === 'no_free_groups' && fullParts && ` ${t('isFullPart', { parts: fullParts })}.`}
            </Notice>
          )}
          {obstacle && <Notice kind="warning">{obstacle}</Notice>}
          {after.breaks !== null && (
            <Notice kind="warning">
              {after.breaks === 'semester'
                ? t('overSemester', { sum: after.semester, maximum: mine.credits.maximumPerSemester })
                : t('overYear', { sum: after.year, maximum: mine.credits.maximumPerYear })}
            </Notice>
          )}
          <HasBegun groups={offer.groups} />
          {isCrowded && (
            <Notice kind="warning" action={request}>
              {t('noValidChoice')}
            </Notice>
          )}
          {offer.code === 'no_open_groups' ? (
            all.length > 0 && <GroupTable label={t('chooseGroup')} groups={offer.groups} />
          ) : (
            <PartPicker
              all={all}
              taken={taken}
              choice={choice}
              leavingID={leavingID}
              canAsk={code === null && after.allowed && !obstacle}
              problem={problem?.code === offer.code ? null : problem}
              onPress={() => setProblem(null)}
              onAsk={place.ask}
            />
          )}
          <RegisterModal
            opened={place.isAsking && completesSet(choice.picked, all) === 'complete'}
            subject={offer.subject}
            offered={offered.subject}
            from={offered.from}
            old={old}
            level={level}
            picked={choice.picked}
            credits={mine.credits}
            onDone={() => {
              if (old === undefined) place.stopAsking()
              else {
                place.exchanged()
                onTold(t('exchanged', { old: text(old, 'subject'), subject: text(offer.subject, 'subject') }))
              }
              setNew(true)
              choice.clear()
            }}
            onClose={place.stopAsking}
            onRefused={(refusal) => {
              place.stopAsking()
              choice.clear()
              setProblem(refusal)
            }}
          />
        </>
      )}
    </article>
  )
}
