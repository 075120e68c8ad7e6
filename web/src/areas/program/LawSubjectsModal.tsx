import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { program } from '#contract/studies/program.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/useDraft.ts'
import { ChoiceList } from '#web/ui/form/ChoiceList.tsx'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface LawSubjectsModalProps {
  /** Where it may wait: what leaves it. */
  readonly onClose?: (() => void) | undefined
  readonly onSaved: () => void
}

/** Asks for the subjects of law, all at once (spec 4.6.7). */
export const LawSubjectsModal = ({ onClose, onSaved }: LawSubjectsModalProps) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const { data } = useSuspenseQuery(q(program.lawSubjects))
  // What was asked stays to be seen while it is read again that nothing is asked any more.
  const [{ subjects, choose: count }] = useState(data)
  const [{ picked }, setDraft, forget] = useDraft('law_subjects', { picked: '' })
  const chosen = picked === '' ? [] : picked.split(',').map(Number)
  const [isMissing, setMissing] = useState(false)
  const setChosen = (ids: readonly number[]) => {
    setMissing(false)
    setDraft({ picked: ids.join(',') })
  }
  const choose = useSend(program.chooseLawSubjects, {
    onSuccess: () => {
      forget()
      onSaved()
    },
  })
  const send = () => choose.mutate({ body: { subjects: [...chosen] } })
  const busy = choose.isPending || choose.isSuccess
  return (
    <ModalContents
      title={t('lawTitle')}
      isClosable={onClose !== undefined}
      actions={
        <>
          <Button loading={busy} onClick={() => (chosen.length === count ? send() : setMissing(true))}>
            {t('chooseLaw')}
          </Button>
          {onClose && (
            <Button variant="default" disabled={busy} onClick={onClose}>
              {t('notNow')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('lawText', { count })}</p>
      <ChoiceList
        label={t('lawTitle')}
        isMultiple
        selected={chosen}
        onSelect={(id) =>
          setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
        }
        choices={subjects.map((subject) => ({
          value: subject.subjectID,
          label: text(subject, 'subject'),
          note: subject.subject_code,
          isImpossible: chosen.length >= count && !chosen.includes(subject.subjectID),
        }))}
      />
      <p aria-live="polite">{t('lawChosen', { chosen: chosen.length, count })}</p>
      {isMissing && <Notice kind="warning">{m('chooseOne')}</Notice>}
      <AttemptNotice problem={choose.error} isBusy={choose.isPending} onRetry={send} />
    </ModalContents>
  )
}
