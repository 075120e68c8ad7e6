import { usePrefetchQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { evaluations } from '#contract/studies/evaluations.ts'
import { program } from '#contract/studies/program.ts'
import { q, type Reply } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { WhatIfFields } from './WhatIfFields.tsx'
import { ProgramModules } from './ProgramModules.tsx'
import classes from './MyProgram.module.css'
import { ProgramHeader } from './ProgramHeader.tsx'
import { words } from './words.ts'
import type { FullProgram } from './full-program.ts'
import { useProgramChanges } from './useProgramChanges.ts'
import { useWhatIf } from './useWhatIf.ts'
import { WhatIfProgram } from './WhatIfProgram.tsx'

interface Props {
  readonly own: FullProgram
  readonly marks: Reply<typeof evaluations.semesters> | undefined
}

const ProgramContents = ({ own, marks }: Props) => {
  const t = useWords(words)
  const whatIf = useWhatIf()
  const { lines, pageChanges } = useProgramChanges(own, marks)
  return (
    <ChangesNotice lines={lines} pageChanges={pageChanges}>
      <ProgramHeader own={own} />
      <section className={classes['whatIfFields']} aria-labelledby="what-if">
        <h2 id="what-if">{t('whatIfTitle')}</h2>
        <DataBoundary fallback={<div className={classes['fieldsPlaceholder']} />}>
          <WhatIfFields own={own} whatIf={whatIf} />
        </DataBoundary>
      </section>
      {whatIf.isActive ? (
        <DataBoundary key={`${whatIf.concentrationID} ${whatIf.minorID}`}>
          <WhatIfProgram own={own} whatIf={whatIf} />
        </DataBoundary>
      ) : (
        <ProgramModules modules={own.modules} />
      )}
    </ChangesNotice>
  )
}

/** The student's programme and their progress in it, and how another concentration or a minor would change it. */
export const MyProgram = () => {
  const t = useWords(words)
  usePrefetchQuery(q(evaluations.semesters))
  usePrefetchQuery(q(program.myEvaluations))
  const { data: own } = useSuspenseQuery(q(program.fullProgram))
  // Changed marks may add a line on top: the page waits for them, or it would move. It needs no marks to be shown.
  const marks = useQuery(q(evaluations.semesters))
  if (own.modules.length === 0) return <EmptyState>{t('noModules')}</EmptyState>
  if (marks.isLoading) return <Skeleton />
  return <ProgramContents own={own} marks={marks.data} />
}
