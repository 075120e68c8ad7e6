import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { evaluations } from '#contract/studies/evaluations.ts'
import { program } from '#contract/studies/program.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { AsIf } from './WhatIfFields.tsx'
import { MarkNews } from './MarkChanges.tsx'
import { ModulesOfMine } from './ProgramModules.tsx'
import classes from './MyProgram.module.css'
import { ProgramHead } from './ProgramHeader.tsx'
import { words } from './program-words.ts'
import { ProgramNews } from './ProgramChangesNotice.tsx'
import { useAsIf } from './useWhatIf.ts'
import { WouldChange } from './WhatIfProgram.tsx'

/** My whole programme, how far I am in it, and how another concentration or a minor would change it. */
export const MyProgram = () => {
  const t = useWords(words)
  const asIf = useAsIf()
  usePrefetchQuery(q(evaluations.semesters))
  const { data: mine } = useSuspenseQuery(q(program.fullProgram))
  if (mine.modules.length === 0) return <EmptyState>{t('noModules')}</EmptyState>
  return (
    <>
      <ProgramNews mine={mine} />
      <MarkNews />
      <ProgramHead mine={mine} />
      <section className={classes['asIf']} aria-labelledby="as-if">
        <h2 id="as-if">{t('seeWith')}</h2>
        <DataBoundary skeleton="rows">
          <AsIf mine={mine} asIf={asIf} />
        </DataBoundary>
      </section>
      {asIf.isAsked ? (
        <DataBoundary key={`${asIf.concentrationID} ${asIf.minorID}`}>
          <WouldChange mine={mine} asIf={asIf} />
        </DataBoundary>
      ) : (
        <ModulesOfMine modules={mine.modules} />
      )}
    </>
  )
}
