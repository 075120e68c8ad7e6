import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { words } from '../words.ts'
import classes from './SourceList.module.css'
import type { Module } from './sources.ts'
import { useRegisteredInModules } from './useRegisteredInModules.ts'

interface Props {
  readonly modules: readonly Module[]
  /** Whether a step for free credits is open. */
  readonly isOpen: boolean
  readonly onToast: (toast: string) => void
}

/** Declines the free credits of this semester, after a confirmation, or takes that back (spec 7.9.5). */
export const FreeCreditsChoice = ({ modules, isOpen, onToast }: Props) => {
  const t = useWords(words)
  const [isConfirming, setConfirming] = useState(false)
  const { data } = useQuery(q(registration.freeSubjects))
  const kept = useRegisteredInModules(modules)
  const decline = useSend(registration.dontWantFromFreeCredit)
  if (data === undefined) return null
  const { dontWant: hasDeclined, subjects } = data
  const send = () =>
    decline.mutate(
      { body: { dontWant: !hasDeclined } },
      {
        onSuccess: () => {
          setConfirming(false)
          onToast(t(hasDeclined ? 'freeCreditsRestored' : 'freeCreditsDeclined'))
        },
      },
    )
  return (
    <div className={classes['choice']}>
      {hasDeclined && <p>{t(kept.length > 0 ? 'freeCreditsDeclinedKept' : 'freeCreditsDeclinedText')}</p>}
      {!hasDeclined && subjects.length === 0 && <p>{t('noSubjects')}</p>}
      {hasDeclined && <ProblemNotice problem={decline.error} />}
      {isOpen && (
        <button
          type="button"
          className="plain-button"
          disabled={decline.isPending}
          onClick={() => {
            decline.reset()
            if (hasDeclined) send()
            else setConfirming(true)
          }}
        >
          {t(hasDeclined ? 'restoreFreeCredits' : 'declineFreeCredits')}
        </button>
      )}
      <ConfirmModal
        isOpen={isConfirming}
        title={t('declineFreeCreditsTitle')}
        confirmLabel={t('declineFreeCreditsConfirm')}
        isBusy={decline.isPending}
        problem={decline.error}
        onConfirm={send}
        onClose={() => setConfirming(false)}
      >
        <p>{t('declineFreeCreditsText')}</p>
        {kept.length > 0 && (
          <>
            <p>{t('declineFreeCreditsKeeps')}</p>
            <ul>
              {kept.map((own) => (
                <li key={own.registrationID}>
                  <SubjectName subject={own} />
                </li>
              ))}
            </ul>
          </>
        )}
      </ConfirmModal>
    </div>
  )
}
