import { useQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration.ts'
import { q, useSend } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { staleSeats } from '#web/parts/stale-seats.ts'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import classes from './SourceList.module.css'
import { words } from './words.ts'

interface Props {
  /** Only while a step for free credits is open. */
  readonly canSay: boolean
  readonly onTold: (told: string) => void
}

/** Says that I want nothing for my free credits this semester, or takes that back (spec 7 "dontWantFromFreeCredit"). */
export const FreeCredits = ({ canSay, onTold }: Props) => {
  const t = useWords(words)
  const { data } = useQuery(q(registration.freeSubjects))
  const say = useSend(registration.dontWantFromFreeCredit, { stale: staleSeats })
  if (data === undefined) return null
  const { dontWant, subjects } = data
  const tell = () =>
    say.mutate(
      { body: { dontWant: !dontWant } },
      { onSuccess: () => onTold(t(dontWant ? 'freeWanted' : 'freeRefused')) },
    )
  return (
    <div className={classes['says']}>
      {dontWant && <p>{t('freeRefusedText')}</p>}
      {!dontWant && subjects.length === 0 && <p>{t('noSubjects')}</p>}
      <ProblemNotice problem={say.error} />
      {canSay && (
        <button type="button" className="plain-button" disabled={say.isPending} onClick={tell}>
          {t(dontWant ? 'wantFree' : 'refuseFree')}
        </button>
      )}
    </div>
  )
}
