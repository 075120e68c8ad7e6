import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { agreements } from '#contract/account/agreements.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { ChoiceList } from '#web/ui/form/ChoiceList.tsx'
import { focusFirstInput } from '#web/ui/form/focus-first-input.ts'
import { ConfirmContents } from '#web/ui/modal/ConfirmContents.tsx'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { MissingNotice } from '#web/ui/feedback/MissingNotice.tsx'
import classes from './Agreements.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

const questions = ['personalData', 'mediaMaterials'] as const
const answers = ['agree', 'disagree'] as const

/** Both consents of an international student; each must be answered (spec 5.3.1). */
export const AgreementModal = ({ onSaved }: { onSaved: () => Promise<void> }) => {
  const t = useWords(words)
  const m = useWords(messages)
  const [draft, setDraft, clearDraft] = useDraft('agreement', { personalData: '', mediaMaterials: '' })
  const [isMissing, setMissing] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const save = useSend(agreements.saveInternationalAgreement, {
    onSuccess: () => {
      clearDraft()
      void onSaved()
    },
  })
  const lists = useRef<Partial<Record<(typeof questions)[number], HTMLElement | null>>>({})
  const isBusy = save.isPending || save.isSuccess
  const missing = questions.filter((question) => draft[question] === '')
  const unanswered = missing.length
  const submit = () => {
    setMissing(unanswered > 0)
    setConfirming(unanswered === 0)
    if (missing[0] !== undefined) focusFirstInput(lists.current[missing[0]] ?? null)
  }
  const send = () =>
    save.mutate({
      body: {
        personalData: draft.personalData === 'agree',
        mediaMaterials: draft.mediaMaterials === 'agree',
      },
    })
  if (isConfirming)
    return (
      <ConfirmContents
        title={t('confirmAnswers')}
        confirmLabel={t('saveAnswers')}
        isStep
        isBusy={isBusy}
        problem={save.error}
        onConfirm={send}
        onCancel={() => {
          save.dismiss()
          setConfirming(false)
        }}
      >
        {questions.map((question) => (
          <p key={question}>
            {t(question)}
            <br />
            <strong>{t(draft[question] === 'agree' ? 'agree' : 'disagree')}</strong>
          </p>
        ))}
        <p>{t('answersFinal')}</p>
      </ConfirmContents>
    )
  return (
    <ModalContents
      title={t('agreementTitle')}
      isClosable={false}
      actions={<Button onClick={submit}>{t('saveAnswers')}</Button>}
    >
      <p>{t('agreementText')}</p>
      {questions.map((question) => (
        <div key={question} className={classes['question']}>
          <p>
            <strong>{t(question)}</strong>
          </p>
          <ChoiceList
            ref={(list) => {
              lists.current[question] = list
            }}
            label={t(question)}
            selected={answers.filter((answer) => draft[question] === answer)}
            onSelect={(answer) => {
              setDraft({ ...draft, [question]: answer })
            }}
            choices={answers.map((value) => ({ value, label: t(value) }))}
          />
          {isMissing && question === missing[0] && (
            <MissingNotice>
              {m('chooseOne')} {t('unanswered', { count: unanswered })}
            </MissingNotice>
          )}
        </div>
      ))}
    </ModalContents>
  )
}
