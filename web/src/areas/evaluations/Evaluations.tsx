import { useSuspenseQuery } from '@tanstack/react-query'
import { evaluations } from '#contract/studies/evaluations.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { useMarkChanges } from '#web/parts/page-changes/useMarkChanges.ts'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { MarkModal } from './MarkModal.tsx'
import { SemesterMarks } from './SemesterMarks.tsx'
import { SemesterTabs } from './SemesterTabs.tsx'
import { GeneralResults } from './GeneralResults.tsx'
import { useMarksLocation } from './useMarksLocation.ts'
import { words } from './words.ts'

/** The tab panel of the selected semester. */
const panelID = 'semester-marks'

/** The results over all semesters, and the marks of the selected one. */
export const Evaluations = () => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(q(evaluations.semesters))
  const pageChanges = usePageChanges(data, evaluations.semesters, evaluations.seen)
  const changeLines = useMarkChanges(data.changes)
  const { semester, open, showSemester, showSubject, close } = useMarksLocation(data.semesters)
  if (semester === undefined) {
    const registrationLink = (
      <ButtonLink kind="main" to="/registration">
        {t('toRegistration')}
      </ButtonLink>
    )
    return <EmptyState action={registrationLink}>{t('noMarks')}</EmptyState>
  }
  return (
    <ChangesNotice lines={changeLines} pageChanges={pageChanges}>
      <GeneralResults semesters={data.semesters} />
      <SemesterTabs
        semesters={data.semesters}
        selected={semester}
        changedIDs={new Set(data.changes.map(({ semesterID }) => semesterID))}
        panelID={panelID}
        onSelect={showSemester}
      />
      <div role="tabpanel" id={panelID} aria-labelledby={`${panelID}-${semester.semesterID}`}>
        <DataBoundary key={semester.semesterID}>
          <SemesterMarks semester={semester} onOpen={showSubject} />
        </DataBoundary>
      </div>
      <MarkModal semesterID={semester.semesterID} open={open} onClose={close} />
    </ChangesNotice>
  )
}
