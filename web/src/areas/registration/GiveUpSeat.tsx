import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { useSend } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Confirm } from '#web/ui/Confirm.tsx'
import { staleSeats } from '#web/parts/stale-seats.ts'
import type { Registered } from '#web/parts/taken-groups.ts'
import { words } from './words.ts'

interface Props {
  readonly registration: Registered
  readonly onTold: (told: string) => void
}

/** The button that gives up the seats of one registration, after a question. */
export const GiveUpSeat = ({ registration: own, onTold }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const [isAsking, setAsking] = useState(false)
  const subject = text(own, 'subject')
  const giveUp = useSend(registration.cancel, {
    stale: staleSeats,
    onSuccess: () => {
      setAsking(false)
      onTold(t('gaveUp', { subject }))
    },
  })
  return (
    <>
      <button
        type="button"
        className="text-button"
        aria-label={t('giveUpOf', { subject })}
        onClick={() => {
          giveUp.reset()
          setAsking(true)
        }}
      >
        {t('giveUp')}
      </button>
      <Confirm
        opened={isAsking}
        title={t('giveUpTitle')}
        verb={t('giveUp')}
        stay={t('keep')}
        isDangerous
        busy={giveUp.isPending}
        problem={giveUp.error}
        onConfirm={() => giveUp.mutate({ params: { id: own.registrationID } })}
        onClose={() => setAsking(false)}
      >
        <p>{t('giveUpText', { subject })}</p>
      </Confirm>
    </>
  )
}
