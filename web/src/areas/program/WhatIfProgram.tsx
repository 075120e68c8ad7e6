import { useSuspenseQuery } from '@tanstack/react-query'
import { program } from '#contract/studies/program.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProgramModules } from './ProgramModules.tsx'
import classes from './MyProgram.module.css'
import type { FullProgram } from './full-program.ts'
import { comparePrograms } from './compare-programs.ts'
import { words } from './words.ts'
import type { useWhatIf } from './useWhatIf.ts'

/** The programme as it would be with another concentration or a minor, and what that changes, in sentences. */
export const WhatIfProgram = ({
  own,
  whatIf,
}: {
  own: FullProgram
  whatIf: ReturnType<typeof useWhatIf>
}) => {
  const t = useWords(words)
  const text = useLocalized()
  const { concentrationID, minorID } = whatIf
  const query = {
    ...(concentrationID !== null && { concentrationID }),
    ...(minorID !== null && { minor_programID: minorID }),
  }
  const { data: other } = useSuspenseQuery(q(program.fullProgram, { query }))
  const { added, removed, missingBefore: before, missingAfter: after } = comparePrograms(own, other)
  const lines = [
    ...added.map(({ module, credits }) =>
      t('wouldAdd', { module: text(module, 'module'), ects: credits.required, done: credits.done }),
    ),
    ...removed.map(({ module, credits }) =>
      t('wouldRemove', { module: text(module, 'module'), ects: credits.required }),
    ),
    before === after ? t('missingSame', { after }) : t('missingThen', { before, after }),
  ]
  const resetButton = (
    <ActionButton kind="plain" onClick={whatIf.reset}>
      {t('backToOwn')}
    </ActionButton>
  )
  return (
    <>
      <div className={classes['whatIf']}>
        <Notice kind="info" title={t('whatIfNotice')} lines={lines} action={resetButton} />
      </div>
      <ProgramModules modules={other.modules} />
    </>
  )
}
