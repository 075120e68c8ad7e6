import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q, useSend } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { staleSeats } from '#web/parts/stale-seats.ts'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import { Confirm } from '#web/ui/Confirm.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import type { Module } from './sources.ts'
import classes from './SourceList.module.css'
import { words } from './words.ts'

interface Props {
  readonly modules: readonly Module[]
  /** Only while a step for free credits is open. */
  readonly canSay: boolean
  readonly onTold: (told: string) => void
}

/** Says that I want nothing for my free credits this semester, after a question, or takes that back (spec 7 "dontWantFromFreeCredit"). */
export const FreeCredits = ({ modules, canSay, onTold }: Props) => {
  const t = useWords(words)
  const [isAsking, setAsking] = useState(false)
  const { data } = useQuery(q(registration.freeSubjects))
  const { data: mine } = useSuspenseQuery(q(registration.alreadyRegistered))
  const say = useSend(registration.dontWantFromFreeCredit, { stale: staleSeats })
  if (data === undefined) return null
  const { dontWant, subjects } = data
  const kept = mine.subjects.filter(({ program_moduleID }) =>
    modules.some((module) => module.program_moduleID === program_moduleID),
  )
  const tell = () =>
    say.mutate(
      { body: { dontWant: !dontWant } },
      {
        onSuccess: () => {
          setAsking(false)
          onTold(t(dontWant ? 'freeWanted' : 'freeRefused'))
        },
      },
    )
  return (
    <div className={classes['says']}>
      {dontWant && <p>{t(kept.length > 0 ? 'freeRefusedKept' : 'freeRefusedText')}</p>}
      {!dontWant && subjects.length === 0 && <p>{t('noSubjects')}</p>}
      {dontWant && <ProblemNotice problem={say.error} />}
      {canSay && (
        <button
          type="button"
          className="plain-button"
          disabled={say.isPending}
          onClick={() => {
            say.reset()
            if (dontWant) tell()
            else setAsking(true)
          }}
        >
          {t(dontWant ? 'wantFree' : 'refuseFree')}
        </button>
      )}
      <Confirm
        opened={isAsking}
        title={t('refuseFreeTitle')}
        verb={t('refuseFreeVerb')}
        stay={t('notNow')}
        busy={say.isPending}
        problem={say.error}
        onConfirm={tell}
        onClose={() => setAsking(false)}
      >
        <p>{t('refuseFreeAsk')}</p>
        {kept.length > 0 && (
          <>
            <p>{t('refuseFreeKeeps')}</p>
            <ul>
              {kept.map((own) => (
                <li key={own.registrationID}>
                  <SubjectName subject={own} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Confirm>
    </div>
  )
}
