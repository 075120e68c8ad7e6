import { useMediaQuery } from '@mantine/hooks'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { groups } from '#contract/registration/groups.ts'
import { plans } from '#contract/registration/plans.ts'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { MyGroupRequests } from '#web/areas/groups/MyGroupRequests.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { GroupSheet } from '#web/parts/group-picker/GroupSheet.tsx'
import { groupColumnQuery } from '#web/parts/group-picker/has-group-sheet.ts'
import { words as pickerWords } from '#web/parts/group-picker/words.ts'
import { Receipts } from '#web/parts/receipts/Receipts.tsx'
import { useRegistrationWindow } from '#web/parts/registration-window/useRegistrationWindow.ts'
import { toSourceKey } from '#web/parts/search-params.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Column } from '#web/ui/layout/Column.tsx'
import { Columns } from '#web/ui/layout/Columns.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { useChosenLevel } from './english/useChosenLevel.ts'
import { ExchangeNotice } from './ExchangeNotice.tsx'
import { findReadyPlan } from '#web/parts/group-picker/find-ready-plan.ts'
import { GroupPanel } from './group-panel/GroupPanel.tsx'
import { LeftToDo } from './left-to-do/LeftToDo.tsx'
import { MustChangeNotice } from './MustChangeNotice.tsx'
import { OwnCredits } from './selection/OwnCredits.tsx'
import { OwnWeek } from './selection/OwnWeek.tsx'
import { SelectionProvider } from './selection/SelectionProvider.tsx'
import { MyRegistrations } from './my-registrations/MyRegistrations.tsx'
import { OtherChoices } from './other-choices/OtherChoices.tsx'
import classes from './RegistrationColumns.module.css'
import { RegistrationWindowNotice } from './RegistrationWindowNotice.tsx'
import { ReportProblem } from './report/ReportProblem.tsx'
import { StatusBar } from './StatusBar.tsx'
import { SourceList } from './subject-list/SourceList.tsx'
import { useRefreshSeatConsequences } from './useRefreshSeatConsequences.ts'
import { useRegistrationLocation } from './useRegistrationLocation.ts'
import { words } from './words.ts'

/** The subjects, the groups of the open one, and the student's week; on a phone the groups are a sheet. */
export const RegistrationColumns = () => {
  const t = useWords(words)
  const p = useWords(pickerWords)
  const windows = useRegistrationWindow()
  const location = useRegistrationLocation()
  const { subjectID } = location
  const { data: registered } = useSuspenseQuery(q(registration.alreadyRegistered))
  useRefreshSeatConsequences(registered.subjects)
  const { data: offer, error } = useQuery({
    ...q(groups.general, { params: { subjectID: subjectID ?? 0 } }),
    enabled: subjectID !== null,
  })
  const { data: ownPlans } = useQuery({ ...q(plans.list), enabled: windows.overall.state === 'soon' })
  const plan = ownPlans && windows.overall.state === 'soon' ? findReadyPlan(ownPlans) : undefined
  const planned = (plan?.subjects ?? []).filter((own) => !own.is_registered)
  const [openedFromLeft, setOpenedFromLeft] = useState<number | null>(null)
  const isWide = useMediaQuery(groupColumnQuery, true, { getInitialValueInEffect: false })
  const groupsColumn = useRef<HTMLDivElement>(null)
  const { overall } = windows
  const isOpen = overall.state === 'open'
  const closesAt = overall.state === 'open' ? overall.closesAt : undefined
  const isRegistered = registered.subjects.some((own) => own.subjectID === subjectID)
  const replaced = registered.subjects.find((own) => own.subjectID === location.replacedID)
  const level = useChosenLevel(subjectID, replaced)

  const startsWith =
    !isOpen || location.source !== null || replaced !== undefined ? 'all' : isWide ? 'freeIfAny' : 'free'

  const panel =
    subjectID !== null &&
    (error?.status === 404 ? (
      <ProblemNotice
        problem={error}
        action={
          <button type="button" className="plain-button" onClick={location.closeSubject}>
            {p('backToSubjects')}
          </button>
        }
      />
    ) : (
      <DataBoundary key={subjectID} skeleton="blocks">
        <GroupPanel
          {...{ subjectID, location, isOpen }}
          canDrop={windows.canDrop}
          isSheet={!isWide}
          takesFocus={subjectID === openedFromLeft}
        />
      </DataBoundary>
    ))
  const week = (
    <OwnWeek
      registered={registered.subjects.filter((own) => own !== replaced || subjectID === null || isRegistered)}
      coloured={registered.subjects}
      {...{ planned, offer }}
    />
  )
  // Where no groups are shown there is more space than below the week.
  const isLeftShown = isWide && subjectID === null
  const below = (
    <div className={classes['below']}>
      <MyGroupRequests />
      <Receipts />
      <ReportProblem onToast={showToast} />
    </div>
  )
  return (
    <SelectionProvider subjectID={subjectID}>
      {!isWide && <StatusBar window={overall} location={location} />}
      {(isWide || !isOpen) && <RegistrationWindowNotice window={overall} />}
      <MustChangeNotice openID={subjectID} onOpenSubject={location.openSubject} />
      {replaced !== undefined && (
        <ExchangeNotice replaced={replaced} isLevel={level !== undefined} onStop={location.stopExchange} />
      )}
      <Columns count={3}>
        <Column kind="list" isHidden={location.shownColumn !== 'subjects'}>
          <SourceList
            {...{ location, windows }}
            startsWith={startsWith}
            onToast={showToast}
            onToGroups={() =>
              groupsColumn.current
                ?.querySelector<HTMLElement>('[role="radio"][tabindex="0"], .main-button, button, a')
                ?.focus()
            }
          >
            <DataBoundary fallback={<></>}>
              <OtherChoices windows={windows} onToast={showToast} />
            </DataBoundary>
          </SourceList>
        </Column>
        {isWide && (
          <Column kind="main" ref={groupsColumn}>
            {panel || (
              <DataBoundary>
                <LeftToDo
                  {...{ isOpen, location }}
                  isListed={(location.filter ?? startsWith) !== 'all' && isOpen}
                  onOpen={(source, opened) => {
                    setOpenedFromLeft(opened)
                    location.openSubject(source, opened)
                  }}
                />
                {isLeftShown && below}
              </DataBoundary>
            )}
          </Column>
        )}
        <Column kind="aside" label={t('myWeek')} isHidden={location.shownColumn !== 'week'}>
          {(isWide || subjectID === null) && (
            <div className={classes['pinned']}>
              {week}
              {planned.length > 0 && <p className={classes['planned']}>{p('plannedInWeek')}</p>}
            </div>
          )}
          <OwnCredits
            credits={registered.credits}
            adding={offer !== undefined && !isRegistered ? offer.subject.ects - (replaced?.ects ?? 0) : 0}
            leaving={offer !== undefined && !isRegistered ? (replaced?.ects ?? 0) : 0}
            closesAt={closesAt}
          />
          <MyRegistrations
            isOpen={isOpen}
            canDrop={windows.canDrop}
            onToast={showToast}
            onChangeGroups={({ program_moduleID, subjectID: changedID }) =>
              location.openSubject(toSourceKey(program_moduleID), changedID, true)
            }
            onExchange={location.startExchange}
          />
          {!isLeftShown && below}
        </Column>
      </Columns>
      {!isWide && (
        <GroupSheet
          opened={subjectID !== null}
          title={
            offer ? (
              <>
                <SubjectName subject={offer.subject} />{' '}
                <span className={classes['ects']}>{t('ects', { count: offer.subject.ects })}</span>
              </>
            ) : (
              p('chooseGroup')
            )
          }
          week={week}
          onClose={location.closeSubject}
        >
          {panel}
        </GroupSheet>
      )}
    </SelectionProvider>
  )
}
