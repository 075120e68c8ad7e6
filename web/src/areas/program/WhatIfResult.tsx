import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { comparePrograms } from './compare-programs.ts'
import { creditWords } from './credit-words.ts'
import type { FullProgram } from './full-program.ts'
import classes from './WhatIf.module.css'
import type { useWhatIfProgram } from './useWhatIfProgram.ts'
import { words } from './words.ts'

interface Props {
  readonly own: FullProgram
  readonly preview: ReturnType<typeof useWhatIfProgram>
}

/** The effect of the other concentration or minor: credits before and after, and added and removed modules. */
export const WhatIfResult = ({ own, preview }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { program: other, isOutdated, error, retry } = preview
  if (error !== null)
    return (
      <div className={classes['result']}>
        <ProblemNotice problem={error} action={<RetryButton failure={error} onRetry={retry} />} />
      </div>
    )
  if (other === undefined)
    return (
      <div className={classes['result']}>
        <Skeleton />
      </div>
    )
  const { added, removed, credits, required, moved, countedOnce } = comparePrograms(own, other)
  const minorCredits = added
    .filter(({ module }) => module.kind === 'minor')
    .reduce((sum, { credits: of }) => sum + of.required, 0)
  const rows = [
    { part: 'required', label: t('required'), ...required },
    ...credits.map((each) => ({ ...each, label: t(creditWords[each.part]) })),
  ].filter(({ before, after }) => before !== after)
  const places = [
    ...moved.map((each) => ({ ...each, phrase: 'wouldCount' as const })),
    ...countedOnce.map((each) => ({ ...each, phrase: 'countsOnce' as const })),
  ]
  const changes = [
    { kind: 'added', label: t('wouldAdd'), of: added },
    { kind: 'removed', label: t('wouldRemove'), of: removed },
  ].filter(({ of }) => of.length > 0)
  return (
    <div className={classes['result']} aria-live="polite" aria-busy={isOutdated}>
      {rows.length === 0 ? (
        <p className={classes['unchanged']}>{t('sameCredits', { count: required.after })}</p>
      ) : (
        <table className={classes['credits']} aria-label={t('credits')}>
          <thead>
            <tr>
              <th scope="col">{t('credits')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ part, label, before, after }) => (
              <tr key={part} data-changed>
                <th scope="row">{label}</th>
                <td>{before}</td>
                <td>{`${after} (${after > before ? '+' : '−'}${Math.abs(after - before)})`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div>
        <ul className={classes['changes']}>
          {changes.map(({ kind, label, of }) => (
            <li key={kind} data-kind={kind}>
              <b>{label}</b>
              {of.map(({ module, credits: { required: needed, done } }) => (
                <span key={module.program_moduleID} className={classes['module']}>
                  {text(module, 'module')}, {t('ects', { count: needed })}
                  {kind === 'added' && done > 0 && `, ${t('alreadyDone', { count: done })}`}
                </span>
              ))}
            </li>
          ))}
          {places.map(({ phrase, module, subjects }) => (
            <li key={`${phrase} ${module.program_moduleID}`} data-kind="moved">
              {t(phrase, {
                count: subjects.length,
                subjects: subjects.map((each) => `${each.subject_code} (${each.ects})`).join(', '),
                module: text(module, 'module'),
              })}
            </li>
          ))}
        </ul>
        {minorCredits > 0 && required.after > required.before && (
          <p className={classes['muted']}>
            {t('minorOnTop', { count: minorCredits, own: required.after - minorCredits })}
          </p>
        )}
        <p className={classes['muted']}>{t('whatIfNotice')}</p>
      </div>
    </div>
  )
}
