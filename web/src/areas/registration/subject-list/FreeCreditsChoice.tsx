import { useSuspenseQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { showToast, undoBy } from '#web/ui/feedback/toast-store.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { words } from '../words.ts'
import classes from './SourceList.module.css'
import type { Module } from './sources.ts'
import { useRegisteredInModules } from './useRegisteredInModules.ts'

interface Props {
  readonly modules: readonly Module[]
  /** Whether a step for free credits is open. */
  readonly isOpen: boolean
}

/** Declines the free credits of this semester, or takes that back (spec 7.9.5). */
export const FreeCreditsChoice = ({ modules, isOpen }: Props) => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(q(registration.freeSubjects))
  const kept = useRegisteredInModules(modules)
  const decline = useSend(registration.dontWantFromFreeCredit)
  const { dontWant: hasDeclined, subjects } = data
  const send = () =>
    decline.mutate(
      { body: { dontWant: !hasDeclined } },
      {
        onSuccess: () =>
          showToast(
            hasDeclined
              ? { phrase: words.freeCreditsRestored }
              : {
                  phrase: words.freeCreditsDeclined,
                  undo: undoBy(
                    registration.dontWantFromFreeCredit,
                    { body: { dontWant: false } },
                    { label: undoWords.undoChoice, done: words.freeCreditsRestored },
                  ),
                },
          ),
      },
    )
  return (
    <div className={classes['choice']}>
      {hasDeclined && <p>{t(kept.length > 0 ? 'freeCreditsDeclinedKept' : 'freeCreditsDeclinedText')}</p>}
      {!hasDeclined && subjects.length === 0 && <p>{t('noSubjects')}</p>}
      <ProblemNotice problem={decline.error} />
      {isOpen && (
        <button
          type="button"
          className="plain-button"
          disabled={decline.isPending}
          onClick={() => {
            decline.reset()
            send()
          }}
        >
          {t(hasDeclined ? 'restoreFreeCredits' : 'declineFreeCredits')}
        </button>
      )}
    </div>
  )
}
