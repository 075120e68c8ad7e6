import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { groups } from '#contract/registration/groups.ts'
import { q } from '#web/api/call.ts'
import { PartPicker } from '#web/areas/registration/PartPicker.tsx'
import type { Choice } from '#web/areas/registration/useChoice.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { OfferedGroup } from '#web/parts/judge-groups.ts'
import { pickGroup } from '#web/parts/pick-group.ts'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import { takenGroups, type Registered } from '#web/parts/taken-groups.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { PlanSubject } from './plan-draft.ts'
import classes from './Plans.module.css'
import { moduleIn, type PlanPlace } from './usePlanPlace.ts'
import { words } from './words.ts'

interface Props {
  readonly subjectID: number
  readonly place: PlanPlace
  readonly choice: Choice
  /** What else takes up the week: my registrations, and the first choices of the other subjects. */
  readonly week: readonly Registered[]
  /** The subject as it stands in the plan, when it does. */
  readonly planned: PlanSubject | undefined
  readonly isSheet: boolean
  readonly onPut: (subject: PlanSubject) => void
}

/** A plan may count on a seat that is taken now: only what no seat would help is refused. */
const asPlanned = (row: OfferedGroup): OfferedGroup =>
  row.code === 'group_full' ? { ...row, valid: true, code: null, reason: null } : row

/** The groups of a subject, part by part, to be put into the plan as its first or its second choice. */
export const ChooseForPlan = ({ subjectID, place, choice, week, planned, isSheet, onPut }: Props) => {
  const t = useWords(words)
  const { data: offer } = useSuspenseQuery(q(groups.general, { params: { subjectID } }))
  const all = offer.groups.map((row) => pickGroup(asPlanned(row)))
  const isSecond = place.way === 'second' && planned !== undefined
  const start = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isSheet) start.current?.focus({ preventScroll: true })
  }, [isSheet, subjectID, place.way])
  const put = () => {
    const rows = choice.picked.toSorted((a, b) => a.part - b.part).map(({ row }) => row)
    const ids = rows.map(({ scheduleID }) => scheduleID)
    const before: PlanSubject = planned ?? {
      ...offer.subject,
      program_moduleID: moduleIn(place.source),
      schedule_ids: [],
      groups: [],
      second_schedule_ids: null,
      second_groups: [],
      is_registered: false,
      valid: true,
      faults: [],
    }
    onPut(
      isSecond
        ? { ...before, second_schedule_ids: ids, second_groups: rows }
        : { ...before, schedule_ids: ids, groups: rows },
    )
  }
  return (
    <article aria-label={t(isSecond ? 'second' : 'first')}>
      <button type="button" className="plain-button" onClick={place.closeSubject}>
        {t('backToPlan')}
      </button>
      {!isSheet && (
        <h2 ref={start} tabIndex={-1} className={classes['heading']}>
          <SubjectName subject={offer.subject} />{' '}
          <span className={classes['soft']}>{t('ects', { ects: offer.subject.ects })}</span>
        </h2>
      )}
      <p className={classes['soft']}>
        <strong>{t(isSecond ? 'second' : 'first')}</strong>
        {isSecond && `. ${t('secondHint')}`}
      </p>
      {offer.code === 'no_open_groups' ? (
        <Notice kind="warning">{t('noGroups')}</Notice>
      ) : (
        <PartPicker
          all={all}
          taken={takenGroups(week)}
          choice={choice}
          leavingID={null}
          canAsk
          verb={t(isSecond ? 'putSecond' : 'putIn')}
          problem={null}
          onPress={() => undefined}
          onAsk={put}
        />
      )}
    </article>
  )
}
