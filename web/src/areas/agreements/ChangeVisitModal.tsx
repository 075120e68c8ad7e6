import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { agreements } from '#contract/account/agreements.ts'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ConfirmContents } from '#web/ui/modal/ConfirmContents.tsx'
import { ChooseTimesModal } from './ChooseTimesModal.tsx'
import { VisitFacts } from './VisitFacts.tsx'
import { words } from './words.ts'

interface Props {
  /** Also called when the old time is deleted and the dialog is closed without a new one. */
  readonly onSaved: () => Promise<void>
  readonly onKeep: () => void
  /** Only if the dialog can be closed. */
  readonly setCloseAction?: (instead: () => void) => void
}

/** Deletes the chosen time after a confirmation and lets the student choose another (spec 4.4.2). */
export const ChangeVisitModal = ({ onSaved, onKeep, setCloseAction }: Props) => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(q(session.user))
  // The visit disappears from the user's data before the next step is shown, so it is copied.
  const [visit] = useState(data.user.visit)
  const [isDeleted, setDeleted] = useState(false)
  const remove = useSend(agreements.removeTime)
  useEffect(() => {
    if (isDeleted) setCloseAction?.(() => void onSaved())
  })
  if (isDeleted || visit === null) return <ChooseTimesModal onSaved={onSaved} />
  return (
    <ConfirmContents
      title={t('changeTitle')}
      confirmLabel={t('deleteTime')}
      isStep
      isDangerous
      isClosable={setCloseAction !== undefined}
      isBusy={remove.isPending}
      problem={remove.error}
      onConfirm={() =>
        remove.mutate({ body: { id: visit.studentComeDateID } }, { onSuccess: () => setDeleted(true) })
      }
      onCancel={onKeep}
    >
      <VisitFacts visit={visit} />
      <p>{t('changeText')}</p>
    </ConfirmContents>
  )
}
