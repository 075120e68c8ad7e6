import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { agreements } from '#contract/account/agreements.ts'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { ChooseTimesModal } from './ChooseTimesModal.tsx'
import { VisitFacts } from './VisitFacts.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

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
  const start = useRef<HTMLParagraphElement>(null)
  useEffect(() => start.current?.focus(), [])
  useEffect(() => {
    if (isDeleted) setCloseAction?.(() => void onSaved())
  })
  if (isDeleted || visit === null) return <ChooseTimesModal onSaved={onSaved} />
  return (
    <ModalContents
      title={t('changeTitle')}
      isClosable={setCloseAction !== undefined}
      actions={
        <>
          <Button
            color="red"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate({ body: { id: visit.studentComeDateID } }, { onSuccess: () => setDeleted(true) })
            }
          >
            {t('deleteTime')}
          </Button>
          <Button variant="default" disabled={remove.isPending} onClick={onKeep}>
            {t('keepTime')}
          </Button>
        </>
      }
    >
      <VisitFacts visit={visit} />
      <p ref={start} tabIndex={-1}>
        {t('changeText')}
      </p>
      <ProblemNotice problem={remove.error} />
    </ModalContents>
  )
}
