import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { evaluations } from '#contract/studies/evaluations.ts'
import { program } from '#contract/studies/program.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { AsIf } from './AsIf.tsx'
import { MarkNews } from './MarkNews.tsx'
import { ModulesOfMine } from './ModulesOfMine.tsx'
import classes from './MyProgram.module.css'
import { ProgramHead } from './ProgramHead.tsx'
import { words } from './program-words.ts'
import { ProgramNews } from './ProgramNews.tsx'
import { useAsIf } from './useAsIf.ts'
import { WouldChange } from './WouldChange.tsx'

/** My whole programme, how far I am in it, and how another concentration or a minor would change it. */
export const MyProgram = () => {
  const t = useWords(words)
  const asIf = useAsIf()
  usePrefetchQuery(q(evaluations.semesters))
  const { data: mine } = useSuspenseQuery(q(program.fullProgram))
  if (mine.modules.length === 0) return <Empty>{t('noModules')}</Empty>
  return (
    <>
      <ProgramNews mine={mine} />
      <MarkNews />
      <ProgramHead mine={mine} />
      <section className={classes['asIf']} aria-labelledby="as-if">
        <h2 id="as-if">{t('seeWith')}</h2>
        <Loaded skeleton="rows">
          <AsIf mine={mine} asIf={asIf} />
        </Loaded>
      </section>
      {asIf.isAsked ? (
        <Loaded key={`${asIf.concentrationID} ${asIf.minorID}`}>
          <WouldChange mine={mine} asIf={asIf} />
        </Loaded>
      ) : (
        <ModulesOfMine modules={mine.modules} />
      )}
    </>
  )
}
