import { Button } from '@mantine/core'
import { useState } from 'react'
import { agreements } from '#contract/account/agreements.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { ChoiceList } from '#web/ui/form/ChoiceList.tsx'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
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
  const save = useSend(agreements.saveInternationalAgreement, {
    onSuccess: () => {
      clearDraft()
      void onSaved()
    },
  })
  const isBusy = save.isPending || save.isSuccess
  const submit = () => {
    if (isBusy) return
    const isComplete = questions.every((question) => draft[question] !== '')
    setMissing(!isComplete)
    if (!isComplete) return
    save.mutate({
      body: {
        personalData: draft.personalData === 'agree',
        mediaMaterials: draft.mediaMaterials === 'agree',
      },
    })
  }
  return (
    <ModalContents
      title={t('agreementTitle')}
      isClosable={false}
      actions={
        <Button loading={isBusy} onClick={submit}>
          {t('saveAnswers')}
        </Button>
      }
    >
      <p>{t('agreementText')}</p>
      {questions.map((question) => (
        <div key={question} className={classes['question']}>
          <p>
            <strong>{t(question)}</strong>
          </p>
          <ChoiceList
            label={t(question)}
            selected={answers.filter((answer) => draft[question] === answer)}
            onSelect={(answer) => {
              setMissing(false)
              setDraft({ ...draft, [question]: answer })
            }}
            choices={answers.map((value) => ({ value, label: t(value) }))}
          />
        </div>
      ))}
      {isMissing && <Notice kind="warning">{m('chooseOne')}</Notice>}
      <ProblemNotice problem={save.error} />
    </ModalContents>
  )
}
