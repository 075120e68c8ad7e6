import { usePrefetchQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { program } from '#contract/studies/program.ts'
import { q, type Reply } from '#web/api/call.ts'
import { toSubjectState } from '#web/areas/registration/subject-list/to-subject-state.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { ProgramModules } from './ProgramModules.tsx'
import classes from './MyProgram.module.css'
import { ProgramHeader } from './ProgramHeader.tsx'
import { words } from './words.ts'
import type { FullProgram } from './full-program.ts'
import { useProgramChanges } from './useProgramChanges.ts'
import { useWhatIf } from './useWhatIf.ts'
import { SubjectFilters } from './SubjectFilters.tsx'
import { useWhatIfProgram } from './useWhatIfProgram.ts'
import { WhatIfPanel } from './WhatIfPanel.tsx'

interface Props {
  readonly own: FullProgram
  readonly marks: Reply<typeof evaluations.semesters> | undefined
  readonly free: ReadonlySet<number>
}

const ProgramContents = ({ own, marks, free }: Props) => {
  const t = useWords(words)
  const whatIf = useWhatIf()
  const { lines, pageChanges } = useProgramChanges(own, marks)
  const preview = useWhatIfProgram(whatIf)
  const shown = preview.program ?? own
  const ownIDs = new Set(own.modules.map(({ module }) => module.program_moduleID))
  const addedIDs = new Set(
    shown.modules.map(({ module }) => module.program_moduleID).filter((id) => !ownIDs.has(id)),
  )
  return (
    <ChangesNotice lines={lines} pageChanges={pageChanges}>
      <ProgramHeader own={own} preview={preview.program} />
      <div className={classes['columns']}>
        <WhatIfPanel own={own} whatIf={whatIf} preview={preview} />
        <div>
          {preview.program !== undefined && (
            <section className={classes['band']} aria-label={t('preview')}>
              <p>
                <strong>{t('preview')}</strong> {t('previewBand')}
              </p>
            </section>
          )}
          <SubjectFilters
            modules={shown.modules}
            free={free}
            selected={whatIf.filter}
            onSelect={whatIf.setFilter}
          />
          <ProgramModules modules={shown.modules} filter={whatIf.filter} free={free} addedIDs={addedIDs} />
        </div>
      </div>
    </ChangesNotice>
  )
}

/** The student's programme and their progress in it, and how another concentration or a minor would change it. */
export const MyProgram = () => {
  const t = useWords(words)
  usePrefetchQuery(q(evaluations.semesters))
  usePrefetchQuery(q(program.myEvaluations))
  usePrefetchQuery(q(registration.steps))
  const { data: own } = useSuspenseQuery(q(program.fullProgram))
  // Changed marks may add a line on top: the page waits for them, or it would move. It needs no marks to be shown.
  const marks = useQuery(q(evaluations.semesters))
  // The rows would grow when it comes.
  const offers = useQuery(q(registration.subjects))
  if (own.modules.length === 0) return <EmptyState>{t('noModules')}</EmptyState>
  if (marks.isLoading || offers.isLoading) return <Skeleton />
  const free = new Set(
    offers.data?.subjects
      .filter((offer) => toSubjectState(offer, true) === 'free')
      .map(({ subjectID }) => subjectID),
  )
  return <ProgramContents own={own} marks={marks.data} free={free} />
}
