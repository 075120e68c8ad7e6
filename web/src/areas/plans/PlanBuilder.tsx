import { useMediaQuery } from '@mantine/hooks'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { groups } from '#contract/registration/groups.ts'
import { plans } from '#contract/registration/plans.ts'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { SourceList } from '#web/areas/registration/subject-list/SourceList.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { CreditsMeter } from '#web/parts/credits/CreditsMeter.tsx'
import { GroupSheet } from '#web/parts/group-picker/GroupSheet.tsx'
import { groupColumnQuery } from '#web/parts/group-picker/has-group-sheet.ts'
import { MyWeek } from '#web/parts/group-picker/MyWeek.tsx'
import type { RepairMove } from '#web/parts/group-picker/repair.ts'
import { toSubjectPastels } from '#web/parts/group-picker/to-subject-pastels.ts'
import { useGroupSelection } from '#web/parts/group-picker/useGroupSelection.ts'
import { useRegistrationWindow } from '#web/parts/registration-window/useRegistrationWindow.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { Toast } from '#web/ui/feedback/Toast.tsx'
import { Column } from '#web/ui/layout/Column.tsx'
import { Columns } from '#web/ui/layout/Columns.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { upsertSubject, type Plan, type PlanSubject } from './plan-draft.ts'
import { listPlanErrors } from './list-plan-errors.ts'
import { applyPlanMoves } from './repair/list-plan-repairs.ts'
import { PlanGroupPanel } from './PlanGroupPanel.tsx'
import { PlanHeader } from './PlanHeader.tsx'
import { PlannedSubjectList } from './PlannedSubjectList.tsx'
import { PlanBar } from './PlanBar.tsx'
import { PlanOutcome } from './PlanOutcome.tsx'
import { RegisterPlanModal } from './RegisterPlanModal.tsx'
import { usePlanDraft } from './usePlanDraft.ts'
import { useRegisterPlan } from './useRegisterPlan.ts'
import type { PlanLocation } from './usePlanLocation.ts'
import { words } from './words.ts'
import type { Message } from '#web/i18n/message.ts'
import { toPhraseValue } from '#rules/text/locale.ts'

/** For the week a planned subject is a registration; its high id gives it a colour after all registered ones. */
const toRegistered = (subject: PlanSubject, index: number): Registered => ({
  ...subject,
  registrationID: 999_999_000 + index,
})

interface Props {
  readonly all: readonly Plan[]
  readonly plan: Plan
  readonly location: PlanLocation
  readonly onCreate: () => void
}

/** The subjects, the plan, and the week with the plan in it; on a phone one at a time. */
export const PlanBuilder = ({ all, plan, location, onCreate }: Props) => {
  const t = useWords(words)
  const draft = usePlanDraft(plan)
  const windows = useRegistrationWindow()
  const { subjects } = draft.current
  const { subjectID } = location
  const selection = useGroupSelection(subjectID)
  const [toast, setToast] = useState<Message | null>(null)
  const planColumn = useRef<HTMLDivElement>(null)
  const listColumn = useRef<HTMLDivElement>(null)
  const register = useRegisterPlan(draft)
  const { data: lastOutcome } = useSuspenseQuery(q(plans.outcome, { params: { id: plan.planID } }))
  const { data: registered } = useSuspenseQuery(q(registration.alreadyRegistered))
  const { data: offer } = useQuery({
    ...q(groups.general, { params: { subjectID: subjectID ?? 0 } }),
    enabled: subjectID !== null,
  })
  const isWide = useMediaQuery(groupColumnQuery, true, { getInitialValueInEffect: false })
  const errors = listPlanErrors(subjects, plan.subjects, registered)
  const isRegistered = (id: number) => registered.subjects.some((own) => own.subjectID === id)
  const unregistered = subjects.filter((each) => !isRegistered(each.subjectID))
  const wholeWeek = [...registered.subjects, ...unregistered.map(toRegistered)]
  const otherSubjects = wholeWeek.filter(
    (each) => each.subjectID !== subjectID || isRegistered(each.subjectID),
  )
  const addedCredits = unregistered.reduce((sum, { ects }) => sum + ects, 0)

  const put = (subject: PlanSubject, moves: readonly RepairMove[]) => {
    draft.change({ subjects: applyPlanMoves(upsertSubject(subjects, subject), moves) })
    selection.clear()
    location.showPlan()
    setToast({ phrase: words.addedToPlan, params: { subject: toPhraseValue(subject, 'subject') } })
    requestAnimationFrame(() => planColumn.current?.querySelector<HTMLElement>('h2')?.focus())
  }
  const showSubjects = () => {
    if (!isWide) location.showColumn('subjects')
    requestAnimationFrame(() => listColumn.current?.querySelector<HTMLElement>('input')?.focus())
  }
  const picker = subjectID !== null && (
    <DataBoundary key={`${subjectID} ${location.option}`} skeleton="blocks">
      <PlanGroupPanel
        {...{ subjectID, location, selection }}
        week={otherSubjects}
        others={unregistered.filter((each) => each.subjectID !== subjectID)}
        registered={registered.subjects}
        planned={subjects.find((each) => each.subjectID === subjectID)}
        isSheet={!isWide}
        onPut={put}
      />
    </DataBoundary>
  )
  const week = (
    <MyWeek
      registered={subjectID === null ? wholeWeek : otherSubjects}
      coloured={wholeWeek}
      {...{ offer, selection }}
    />
  )
  return (
    <>
      <PlanHeader {...{ all, draft, location, onCreate }} />
      <Columns
        count={3}
        tabs={{
          label: t('plan'),
          names: { plan: t('plan'), subjects: t('subjects'), week: t('week') },
          current: location.shownColumn,
          onSelect: location.showColumn,
        }}
      >
        <Column kind="list" ref={listColumn} isHidden={location.shownColumn !== 'subjects'}>
          <SourceList
            {...{ location, windows }}
            planned={new Set(subjects.map((each) => each.subjectID))}
            onToast={setToast}
            onToGroups={() =>
              planColumn.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"], button')?.focus()
            }
          />
        </Column>
        <Column kind="main" ref={planColumn} isHidden={location.shownColumn !== 'plan'}>
          {(isWide && picker) || (
            <>
              {lastOutcome.outcome !== null && (
                <PlanOutcome result={lastOutcome.outcome} isNew={register.isNew} />
              )}
              <PlannedSubjectList
                {...{ draft, location, errors, unregistered }}
                registered={registered.subjects}
                week={wholeWeek}
                pastels={toSubjectPastels(wholeWeek)}
                onToSubjects={showSubjects}
                isListShown={isWide}
              />
              <PlanBar
                window={windows.overall}
                leftCount={unregistered.length}
                isEmpty={subjects.length === 0}
                onRegister={register.openConfirmation}
              />
            </>
          )}
        </Column>
        <Column kind="aside" label={t('week')} isHidden={location.shownColumn !== 'week'}>
          {(isWide || subjectID === null) && week}
          <CreditsMeter credits={registered.credits} adding={addedCredits} />
        </Column>
      </Columns>
      <RegisterPlanModal {...{ register, unregistered }} saving={draft.saving} credits={registered.credits} />
      <Toast message={toast} />
      {!isWide && (
        <GroupSheet
          opened={subjectID !== null}
          title={offer ? <SubjectName subject={offer.subject} /> : t('first')}
          week={week}
          onClose={location.closeSubject}
        >
          {picker}
        </GroupSheet>
      )}
    </>
  )
}
