import { useMediaQuery } from '@mantine/hooks'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { GroupSheet } from '#web/areas/registration/GroupSheet.tsx'
import { SourceList } from '#web/areas/registration/SourceList.tsx'
import { MyWeek } from '#web/areas/registration/MyWeek.tsx'
import { useDoor } from '#web/areas/registration/useDoor.ts'
import { useChoice } from '#web/areas/registration/useChoice.ts'
import { myPastels } from '#web/areas/registration/week-of-mine.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { CreditsMeter } from '#web/parts/CreditsMeter.tsx'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import type { Registered } from '#web/parts/taken-groups.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Room } from '#web/ui/Room.tsx'
import { Rooms } from '#web/ui/Rooms.tsx'
import { Told } from '#web/ui/Told.tsx'
import { ChooseForPlan } from './ChooseForPlan.tsx'
import { withSubject, type Plan, type PlanSubject } from './plan-draft.ts'
import { faultsOf } from './plan-faults.ts'
import { PlanHead } from './PlanHead.tsx'
import { PlannedList } from './PlannedList.tsx'
import { RegisterPlan } from './RegisterPlan.tsx'
import { usePlanDraft } from './usePlanDraft.ts'
import type { PlanPlace } from './usePlanPlace.ts'
import { words } from './words.ts'

/** A planned subject stands in the week as if it were registered, behind all that is. */
const asRegistered = (subject: PlanSubject, nth: number): Registered => ({
  ...subject,
  registrationID: 999_999_000 + nth,
})

/** What I can plan, the plan, and the week with the plan laid in, side by side; on a phone one after the other. */
export const PlanBuilder = ({ plan, place }: { plan: Plan; place: PlanPlace }) => {
  const t = useWords(words)
  const text = useLocalized()
  const own = usePlanDraft(plan)
  const doors = useDoor()
  const { subjects } = own.draft
  const { subjectID } = place
  const choice = useChoice(subjectID)
  const [told, setTold] = useState<string | null>(null)
  const middle = useRef<HTMLDivElement>(null)
  const { data: mine } = useSuspenseQuery(q(registration.alreadyRegistered))
  const { data: offer } = useQuery({
    ...q(groups.general, { params: { subjectID: subjectID ?? 0 } }),
    enabled: subjectID !== null,
  })
  const isWide = useMediaQuery('(min-width: 1100px)', true, { getInitialValueInEffect: false })
  const faults = faultsOf(subjects, plan.subjects, mine)
  const isMine = (id: number) => mine.subjects.some((each) => each.subjectID === id)
  const laid = [...mine.subjects, ...subjects.filter((each) => !isMine(each.subjectID)).map(asRegistered)]
  const others = laid.filter((each) => each.subjectID !== subjectID || isMine(each.subjectID))
  const adding = subjects.filter((each) => !isMine(each.subjectID)).reduce((sum, { ects }) => sum + ects, 0)

  const put = (subject: PlanSubject) => {
    own.change({ subjects: withSubject(subjects, subject) })
    choice.clear()
    place.put()
    setTold(t('putIns', { subject: text(subject, 'subject') }))
    requestAnimationFrame(() => middle.current?.querySelector<HTMLElement>('h2')?.focus())
  }
  const picker = subjectID !== null && (
    <Loaded key={`${subjectID} ${place.way}`} skeleton="blocks">
      <ChooseForPlan
        {...{ subjectID, place, choice }}
        week={others}
        planned={subjects.find((each) => each.subjectID === subjectID)}
        isSheet={!isWide}
        onPut={put}
      />
    </Loaded>
  )
  const week = <MyWeek mine={subjectID === null ? laid : others} offer={offer} choice={choice} />
  return (
    <>
      <PlanHead own={own} place={place} />
      <Rooms
        count={3}
        sides={{
          label: t('plan'),
          names: { plan: t('plan'), subjects: t('subjects'), week: t('week') },
          here: place.planSide,
          onGo: place.showPlanSide,
        }}
      >
        <Room kind="list" isAway={place.planSide !== 'subjects'}>
          <SourceList
            {...{ place, doors }}
            onTold={setTold}
            onToGroups={() =>
              middle.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"], button')?.focus()
            }
          />
        </Room>
        <Room kind="main" ref={middle} isAway={place.planSide !== 'plan'}>
          {(isWide && picker) || (
            <>
              <RegisterPlan
                own={own}
                door={doors.door}
                adding={adding}
                credits={mine.credits}
                faulty={faults.filter((all) => all.length > 0).length}
              />
              <PlannedList
                {...{ own, place, faults }}
                pastels={myPastels(laid)}
                onToSubjects={isWide ? null : () => place.showPlanSide('subjects')}
              />
            </>
          )}
        </Room>
        <Room kind="aside" label={t('week')} isAway={place.planSide !== 'week'}>
          {(isWide || subjectID === null) && week}
          <CreditsMeter credits={mine.credits} adding={adding} />
        </Room>
      </Rooms>
      <Told>{told}</Told>
      {!isWide && (
        <GroupSheet
          opened={subjectID !== null}
          title={offer ? <SubjectName subject={offer.subject} /> : t('first')}
          week={week}
          onClose={place.closeSubject}
        >
          {picker}
        </GroupSheet>
      )}
    </>
  )
}
