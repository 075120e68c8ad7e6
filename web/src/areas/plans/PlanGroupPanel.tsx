import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { findClash } from '#rules/registration/clash.ts'
import { groups } from '#contract/registration/groups.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { GroupPicker } from '#web/parts/group-picker/GroupPicker.tsx'
import type { RepairMove } from '#web/parts/group-picker/repair.ts'
import type { GroupSelection } from '#web/parts/group-picker/useGroupSelection.ts'
import type { OfferedGroup } from '#web/parts/group-refusal/find-group-refusal.ts'
import { toRuleGroup } from '#web/parts/group-refusal/to-rule-group.ts'
import { toID } from '#web/parts/search-params.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { listTakenGroups, type Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { PlanSubject } from './plan-draft.ts'
import { listPlanRepairs } from './repair/list-plan-repairs.ts'
import { usePlanGroups } from './repair/usePlanGroups.ts'
import classes from './Plans.module.css'
import type { PlanLocation } from './usePlanLocation.ts'
import { words } from './words.ts'

interface Props {
  readonly subjectID: number
  readonly location: PlanLocation
  readonly selection: GroupSelection
  /** The registrations, and the first choices of the plan's other subjects. */
  readonly week: readonly Registered[]
  /** The subject as it is in the plan, if it is. */
  readonly planned: PlanSubject | undefined
  /** On a phone the sheet around it shows the subject's name. */
  readonly isSheet: boolean
  /** The other subjects of the plan that are not registered. */
  readonly others: readonly PlanSubject[]
  readonly registered: readonly Registered[]
  /** `moves`: the first choices of other subjects that make room for it. */
  readonly onPut: (subject: PlanSubject, moves: readonly RepairMove[]) => void
}

/** A full group can be planned: its seats may be given up before registration opens. */
const allowFull = (row: OfferedGroup): OfferedGroup =>
  row.code === 'group_full' ? { ...row, valid: true, code: null, reason: null } : row

/** The groups of a subject, to be put into the plan as its first or its second choice. */
export const PlanGroupPanel = (props: Props) => {
  const { subjectID, location, selection, week, planned, others, registered, isSheet, onPut } = props
  const t = useWords(words)
  const { data: offer } = useSuspenseQuery(q(groups.general, { params: { subjectID } }))
  const all = offer.groups.map((row) => toRuleGroup(allowFull(row)))
  const isSecond = location.option === 'second' && planned !== undefined
  const taken = listTakenGroups(week)
  const hasClash = !isSecond && all.some((group) => findClash(group, taken, { subjectID }) !== null)
  const { planGroups } = usePlanGroups(
    others.map((each) => each.subjectID),
    hasClash,
  )
  const start = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isSheet) start.current?.focus({ preventScroll: true })
  }, [isSheet, subjectID, location.option])
  const put = () => {
    const rows = selection.selected.toSorted((a, b) => a.part - b.part).map(({ row }) => row)
    const ids = rows.map(({ scheduleID }) => scheduleID)
    const before: PlanSubject = planned ?? {
      ...offer.subject,
      program_moduleID: toID(location.source),
      schedule_ids: [],
      groups: [],
      second_schedule_ids: null,
      second_groups: [],
      is_registered: false,
      valid: true,
      errors: [],
    }
    onPut(
      isSecond
        ? { ...before, second_schedule_ids: ids, second_groups: rows }
        : { ...before, schedule_ids: ids, groups: rows },
      selection.moves,
    )
  }
  return (
    <article aria-label={t(isSecond ? 'second' : 'first')}>
      <button type="button" className={`plain-button ${classes['back']}`} onClick={location.closeSubject}>
        {t('backToPlan')}
      </button>
      {!isSheet && (
        <h2 ref={start} tabIndex={-1} className={classes['heading']}>
          <SubjectName subject={offer.subject} />{' '}
          <span className={classes['muted']}>{t('ects', { count: offer.subject.ects })}</span>
        </h2>
      )}
      <p className={classes['muted']}>
        <strong>{t(isSecond ? 'second' : 'first')}</strong>
        {isSecond && `. ${t('secondHint')}`}
      </p>
      {offer.code === 'no_open_groups' ? (
        <Notice kind="warning">{t('noGroups')}</Notice>
      ) : (
        <GroupPicker
          all={all}
          registered={taken}
          selection={selection}
          replacedID={null}
          repairs={hasClash ? listPlanRepairs(offer.groups, others, registered, planGroups) : []}
          canSubmit
          submitLabel={t(isSecond ? 'addAsSecond' : 'addToPlan')}
          problem={null}
          onSelect={() => undefined}
          onSubmit={put}
        />
      )}
    </article>
  )
}
