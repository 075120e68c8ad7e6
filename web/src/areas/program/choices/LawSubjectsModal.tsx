import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { program } from '#contract/studies/program.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { ChoiceList } from '#web/ui/form/ChoiceList.tsx'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  /** Undefined while the dialog blocks the portal. */
  readonly onClose?: (() => void) | undefined
  readonly onSaved: () => void
}

/** Asks for the subjects of law, all in one answer (spec 4.6.7). */
export const LawSubjectsModal = ({ onClose, onSaved }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const { data } = useSuspenseQuery(q(program.lawSubjects))
  // The question stays as it was while everything is read again after the answer.
  const [{ subjects, choose: count }] = useState(data)
  const [{ picked }, setDraft, forgetDraft] = useDraft('law_subjects', { picked: '' })
  const selected = picked === '' ? [] : picked.split(',').map(Number)
  const [isMissing, setMissing] = useState(false)
  const setSelected = (ids: readonly number[]) => {
    setMissing(false)
    setDraft({ picked: ids.join(',') })
  }
  const choose = useSend(program.chooseLawSubjects, {
    onSuccess: () => {
      forgetDraft()
      onSaved()
    },
  })
  const send = () => choose.mutate({ body: { subjects: [...selected] } })
  const busy = choose.isPending || choose.isSuccess
  return (
    <ModalContents
      title={t('lawTitle')}
      isClosable={onClose !== undefined}
      actions={
        <>
          <Button loading={busy} onClick={() => (selected.length === count ? send() : setMissing(true))}>
            {t('chooseLaw')}
          </Button>
          {onClose && (
            <Button variant="default" disabled={busy} onClick={onClose}>
              {t('later')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('lawText', { count })}</p>
      <ChoiceList
        label={t('lawTitle')}
        isMultiple
        selected={selected}
        onSelect={(id) =>
          setSelected(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id])
        }
        choices={subjects.map((subject) => ({
          value: subject.subjectID,
          label: text(subject, 'subject'),
          note: subject.subject_code,
          isDisabled: selected.length >= count && !selected.includes(subject.subjectID),
        }))}
      />
      <p aria-live="polite">{t('lawChosen', { chosen: selected.length, count })}</p>
      {isMissing && <Notice kind="warning">{m('chooseOne')}</Notice>}
      <AttemptNotice problem={choose.error} isBusy={choose.isPending} onRetry={send} />
    </ModalContents>
  )
}
