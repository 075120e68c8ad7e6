import { useState } from 'react'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { useSend } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Confirm } from '#web/ui/Confirm.tsx'
import { staleWishes } from './stale-wishes.ts'
import type { Wish } from './useWishing.ts'
import { words } from './words.ts'

interface Props {
  /** The wish that is to be taken back; null: nothing is asked. */
  readonly wish: Wish | null
  readonly onDone: (subject: string) => void
  readonly onClose: () => void
}

/** Asks before a wish is taken back. */
export const TakeBackModal = ({ wish, onDone, onClose }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  // While the dialog goes it still names what it was about.
  const [last, setLast] = useState(wish)
  if (wish !== null && wish !== last) setLast(wish)
  const subject = last === null ? '' : text(last, 'subject')
  const remove = useSend(preRegistration.remove, { stale: staleWishes, onSuccess: () => onDone(subject) })
  return (
    <Confirm
      opened={wish !== null}
      title={t('takeBackTitle')}
      verb={t('takeBack')}
      stay={t('keep')}
      isDangerous
      busy={remove.isPending}
      problem={remove.error}
      onConfirm={() => wish !== null && remove.mutate({ params: { id: wish.preRegID } })}
      onClose={() => {
        remove.reset()
        onClose()
      }}
    >
      <p>{t('takeBackText', { subject, ects: last?.ects ?? 0 })}</p>
    </Confirm>
  )
}
