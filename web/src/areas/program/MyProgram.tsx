import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { evaluations } from '#contract/studies/evaluations.ts'
import { program } from '#contract/studies/program.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { WhatIfFields } from './WhatIfFields.tsx'
import { MarkChanges } from './MarkChanges.tsx'
import { ProgramModules } from './ProgramModules.tsx'
import classes from './MyProgram.module.css'
import { ProgramHeader } from './ProgramHeader.tsx'
import { words } from './words.ts'
import { ProgramChangesNotice } from './ProgramChangesNotice.tsx'
import { useWhatIf } from './useWhatIf.ts'
import { WhatIfProgram } from './WhatIfProgram.tsx'

/** The student's programme and their progress in it, and how another concentration or a minor would change it. */
export const MyProgram = () => {
  const t = useWords(words)
  const whatIf = useWhatIf()
  usePrefetchQuery(q(evaluations.semesters))
  const { data: own } = useSuspenseQuery(q(program.fullProgram))
  if (own.modules.length === 0) return <EmptyState>{t('noModules')}</EmptyState>
  return (
    <>
      <ProgramChangesNotice own={own} />
      <MarkChanges />
      <ProgramHeader own={own} />
      <section className={classes['whatIfFields']} aria-labelledby="what-if">
        <h2 id="what-if">{t('whatIfTitle')}</h2>
        <DataBoundary skeleton="rows">
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
    </>
  )
}
