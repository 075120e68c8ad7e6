import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { program } from '#contract/studies/program.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { ChoiceList } from '#web/ui/form/ChoiceList.tsx'
import { focusFirstInput } from '#web/ui/form/focus-first-input.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { MissingNotice } from '#web/ui/feedback/MissingNotice.tsx'
import { ConfirmContents } from '#web/ui/modal/ConfirmContents.tsx'
import { words as uiWords } from '#web/ui/words.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  /** Undefined while the dialog blocks the portal. */
  readonly onClose?: (() => void) | undefined
  readonly onSaved: () => void
}

/** Asks for the subjects of law, all in one answer, which is final (spec 4.6.7). */
export const LawSubjectsModal = ({ onClose, onSaved }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const u = useWords(uiWords)
  const text = useLocalized()
  const { data } = useSuspenseQuery(q(program.lawSubjects))
  // The question stays as it was while everything is read again after the answer.
  const [{ subjects, choose: count }] = useState(data)
  const [{ picked }, setDraft, clearDraft] = useDraft('law_subjects', { picked: '' })
  const selected = picked === '' ? [] : picked.split(',').map(Number)
  const [isMissing, setMissing] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const list = useRef<HTMLFieldSetElement>(null)
  const setSelected = (ids: readonly number[]) => {
    setMissing(false)
    setDraft({ picked: ids.join(',') })
  }
  const choose = useSend(program.chooseLawSubjects, {
    onSuccess: () => {
      clearDraft()
      onSaved()
    },
  })
  const send = () => choose.mutate({ body: { subjects: [...selected] } })
  const goOn = () => {
    if (selected.length === count) return setConfirming(true)
    setMissing(true)
    return focusFirstInput(list.current)
  }
  if (isConfirming)
    return (
      <ConfirmContents
        title={t('confirmLaw', { count })}
        confirmLabel={t('chooseLaw')}
        isStep
        isClosable={onClose !== undefined}
        isBusy={choose.isPending || choose.isSuccess}
        problem={choose.error}
        onConfirm={send}
        onCancel={() => {
          choose.dismiss()
          setConfirming(false)
        }}
      >
        <ul>
          {subjects
            .filter(({ subjectID }) => selected.includes(subjectID))
            .map((subject) => (
              <li key={subject.subjectID}>
                <strong>{text(subject, 'subject')}</strong>
              </li>
            ))}
        </ul>
        <p>{t('lawFinal')}</p>
      </ConfirmContents>
    )
  return (
    <ModalContents
      title={t('lawTitle')}
      isClosable={onClose !== undefined}
      actions={
        <>
          <Button onClick={goOn}>{t('chooseLaw')}</Button>
          {onClose && (
            <Button variant="default" onClick={onClose}>
              {u('later')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('lawText', { count })}</p>
      <ChoiceList
        ref={list}
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
      {isMissing && (
        <MissingNotice>
          {count === 1 ? m('chooseOne') : t('lawMissing', { count, chosen: selected.length })}
        </MissingNotice>
      )}
    </ModalContents>
  )
}
