import { useSuspenseQuery } from '@tanstack/react-query'
import { startTransition, useState } from 'react'
import { presentations } from '#contract/studies/presentations.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { SubmitPresentationForm } from './SubmitPresentationForm.tsx'
import { MyPresentations } from './MyPresentations.tsx'
import classes from './Presentations.module.css'
import { useSubjectChanges } from './useSubjectChanges.ts'
import { words } from './words.ts'

/** The form for a new presentation beside the submitted ones. */
export const Presentations = () => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(q(presentations.list))
  const { subjects } = data
  const pageChanges = usePageChanges(data, presentations.list, presentations.seen)
  const changeLines = useSubjectChanges(data.changes)
  const [page, setPage] = useState(1)
  // The current list stays while the next one loads.
  const go = (next: number) => startTransition(() => setPage(next))
  return (
    <ChangesNotice lines={changeLines} pageChanges={pageChanges}>
      <div className={classes['columns']}>
        <section aria-labelledby="hand-in">
          <h2 id="hand-in">{t('submitNew')}</h2>
          {subjects.length === 0 ? (
            <EmptyState>{t('noSubjects')}</EmptyState>
          ) : (
            <SubmitPresentationForm subjects={subjects} onSubmitted={() => go(1)} />
          )}
        </section>
        <section aria-labelledby="handed-in">
          <h2 id="handed-in">{t('submittedPresentations')}</h2>
          <DataBoundary>
            <MyPresentations page={page} onGo={go} />
          </DataBoundary>
        </section>
      </div>
    </ChangesNotice>
  )
}
