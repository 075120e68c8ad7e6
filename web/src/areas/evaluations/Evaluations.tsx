import { useSuspenseQuery } from '@tanstack/react-query'
import { evaluations } from '#contract/studies/evaluations.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { useMarkChanges } from '#web/parts/page-changes/useMarkChanges.ts'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import classes from './Evaluations.module.css'
import { MarkModal } from './MarkModal.tsx'
import { SemesterMarks } from './SemesterMarks.tsx'
import { GeneralResults } from './GeneralResults.tsx'
import { useMarksLocation } from './useMarksLocation.ts'
import { words } from './words.ts'

/** The results over all semesters, and the marks of the selected one. */
export const Evaluations = () => {
  const t = useWords(words)
  const text = useLocalized()
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
      <section aria-labelledby="marks-semester">
        <label className={classes['semesterSelect']}>
          <span id="marks-semester">{t('semester')}</span>
          <NativeSelect
            value={semester.semesterID}
            options={data.semesters.map((each) => ({
              value: each.semesterID,
              label: each.is_current
                ? t('running', { semester: text(each, 'semester') })
                : text(each, 'semester'),
            }))}
            onChange={(semesterID) => showSemester(Number(semesterID))}
          />
        </label>
        <DataBoundary>
          <SemesterMarks key={semester.semesterID} semester={semester} onOpen={showSubject} />
        </DataBoundary>
      </section>
      <MarkModal semesterID={semester.semesterID} open={open} onClose={close} />
    </ChangesNotice>
  )
}
