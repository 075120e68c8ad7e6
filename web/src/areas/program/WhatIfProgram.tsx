import { useSuspenseQuery } from '@tanstack/react-query'
import { program } from '#contract/studies/program.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ModulesOfMine } from './ProgramModules.tsx'
import classes from './MyProgram.module.css'
import type { FullProgram } from './full-program.ts'
import { programChanges } from './compare-programs.ts'
import { words } from './program-words.ts'
import type { useAsIf } from './useWhatIf.ts'

/** The programme as it would be with another concentration or a minor, and what that changes, in sentences. */
export const WouldChange = ({ mine, asIf }: { mine: FullProgram; asIf: ReturnType<typeof useAsIf> }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { concentrationID, minorID } = asIf
  const query = {
    ...(concentrationID !== null && { concentrationID }),
    ...(minorID !== null && { minor_programID: minorID }),
  }
  const { data: other } = useSuspenseQuery(q(program.fullProgram, { query }))
  const { comes, goes, missingBefore: before, missingAfter: after } = programChanges(mine, other)
  const lines = [
    ...comes.map(({ module, credits }) =>
      t('comes', { module: text(module, 'module'), ects: credits.required, done: credits.done }),
    ),
    ...goes.map(({ module, credits }) =>
      t('goes', { module: text(module, 'module'), ects: credits.required }),
    ),
    before === after ? t('missingSame', { after }) : t('missingThen', { before, after }),
  ]
  return (
    <>
      <div className={classes['would']}>
        <Notice
          kind="info"
          title={t('onlyLooking')}
          lines={lines}
          action={
            <button type="button" className="plain-button" onClick={asIf.back}>
              {t('backToMine')}
            </button>
          }
        />
      </div>
      <ModulesOfMine modules={other.modules} />
    </>
  )
}
