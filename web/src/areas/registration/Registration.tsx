import { useMediaQuery } from '@mantine/hooks'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { CreditsMeter } from '#web/parts/CreditsMeter.tsx'
import { Receipts } from '#web/parts/Receipts.tsx'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Room } from '#web/ui/Room.tsx'
import { Rooms } from '#web/ui/Rooms.tsx'
import { Told } from '#web/ui/Told.tsx'
import { DoorNotice } from './DoorNotice.tsx'
import { GroupPanel } from './GroupPanel.tsx'
import { ExchangeNotice } from './ExchangeNotice.tsx'
import { FurtherChoices } from './FurtherChoices.tsx'
import { GroupSheet } from './GroupSheet.tsx'
import { MustChange } from './MustChange.tsx'
import { MyRegistrations } from './MyRegistrations.tsx'
import { MyWeek } from './MyWeek.tsx'
import { SourceList } from './SourceList.tsx'
import classes from './Registration.module.css'
import { ReportProblem } from './report/ReportProblem.tsx'
import { useChoice } from './useChoice.ts'
import { useDoor } from './useDoor.ts'
import { useFollowing } from './useFollowing.ts'
import { useLevel } from './useLevel.ts'
import { usePlace } from './usePlace.ts'
import { words } from './words.ts'

/** What I can take, the groups of the chosen subject, and my week, side by side; on a phone the groups are a sheet. */
export const Registration = () => {
  const t = useWords(words)
  const doors = useDoor()
  const { door } = doors
  const place = usePlace()
  const { subjectID } = place
  const choice = useChoice(subjectID)
  const { data: mine } = useSuspenseQuery(q(registration.alreadyRegistered))
  useFollowing(mine.subjects)
  const { data: offer, error } = useQuery({
    ...q(groups.general, { params: { subjectID: subjectID ?? 0 } }),
    enabled: subjectID !== null,
  })
  const [told, setTold] = useState<string | null>(null)
  const isWide = useMediaQuery('(min-width: 1100px)', true, { getInitialValueInEffect: false })
  const canGiveUp = door.state === 'open'
  const groupsRoom = useRef<HTMLDivElement>(null)
  const closesAt = door.state === 'open' ? door.closesAt : undefined
  const isRegistered = mine.subjects.some((each) => each.subjectID === subjectID)
  const old = mine.subjects.find((each) => each.subjectID === place.insteadID)
  const level = useLevel(subjectID, old)
  const isLooking =
    offer !== undefined && !isRegistered && (choice.looked !== null || choice.picked.length > 0)

  const panel =
    subjectID !== null &&
    (error?.status === 404 ? (
      <ProblemNotice
        problem={error}
        action={
          <button type="button" className="plain-button" onClick={place.closeSubject}>
            {t('backToSubjects')}
          </button>
        }
      />
    ) : (
      <Loaded key={subjectID} skeleton="blocks">
        <GroupPanel {...{ subjectID, place, choice, canGiveUp }} isSheet={!isWide} onTold={setTold} />
      </Loaded>
    ))
  const week = (
    <MyWeek
      mine={mine.subjects.filter((each) => each !== old || subjectID === null || isRegistered)}
      offer={offer}
      choice={choice}
    />
  )
  return (
    <>
      <DoorNotice door={door} />
      <MustChange place={place} />
      {old !== undefined && (
        <ExchangeNotice old={old} isLevel={level !== undefined} onStop={() => place.exchange(null)} />
      )}
      <Rooms
        count={3}
        sides={{
          label: t('registration'),
          names: { subjects: t('subjects'), week: t('myWeek') },
          here: place.side,
          onGo: place.showSide,
        }}
      >
        <Room kind="list" isAway={place.side !== 'subjects'}>
          {!isWide && (
            <div className={classes['brief']}>
              <CreditsMeter credits={mine.credits} closesAt={closesAt} isBrief />
            </div>
          )}
          <SourceList
            {...{ place, doors }}
            onTold={setTold}
            onToGroups={() =>
              groupsRoom.current
                ?.querySelector<HTMLElement>('[role="radio"][tabindex="0"], .main-button, button, a')
                ?.focus()
            }
          />
          <Loaded waiting={null}>
            <FurtherChoices doors={doors} onTold={setTold} />
          </Loaded>
        </Room>
        {isWide && (
          <Room kind="main" ref={groupsRoom}>
            {panel || <Empty>{t('chooseSubject')}</Empty>}
          </Room>
        )}
        <Room kind="aside" label={t('myWeek')} isAway={place.side !== 'week'}>
          {(isWide || subjectID === null) && week}
          <CreditsMeter
            credits={mine.credits}
            adding={isLooking ? offer.subject.ects - (old?.ects ?? 0) : 0}
            closesAt={closesAt}
          />
          <MyRegistrations
            canGiveUp={canGiveUp}
            onTold={setTold}
            onChange={(own) => {
              const source = own.program_moduleID === null ? null : String(own.program_moduleID)
              place.openSubject(source, own.subjectID, true)
            }}
            onExchange={place.exchange}
          />
          <Receipts />
          <ReportProblem onTold={setTold} />
        </Room>
      </Rooms>
      <Told>{told}</Told>
      {!isWide && (
        <GroupSheet
          opened={subjectID !== null}
          title={
            offer ? (
              <>
                <SubjectName subject={offer.subject} />{' '}
                <span className={classes['ects']}>{t('ects', { ects: offer.subject.ects })}</span>
              </>
            ) : (
              t('chooseGroup')
            )
          }
          week={week}
          onClose={place.closeSubject}
        >
          {panel}
        </GroupSheet>
      )}
    </>
  )
}
