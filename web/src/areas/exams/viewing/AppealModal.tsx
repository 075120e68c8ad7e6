import { Button, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { exams } from '#contract/studies/exams.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import { words } from './words.ts'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import '#web/ui/mantine.css'
import type { Message } from '#web/i18n/message.ts'

interface Props {
  readonly id: number
  readonly question: { readonly questionID: number; readonly number: number }
  readonly until: string
  readonly onClose: () => void
  readonly onSent: (receipt: Message) => void
}

const maxLength = 3000

/** The text of an appeal; the draft is kept until it is sent. */
export const AppealModal = ({ id, question, until, onClose, onSent }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const locale = useLocale()
  const field = useRef<HTMLTextAreaElement>(null)
  const { questionID, number } = question
  const [{ text }, setDraft, clearDraft] = useDraft(`appeal ${questionID}`, { text: '' })
  const [isMissing, setMissing] = useState(false)
  const appeal = useSend(exams.appeal, {
    onSuccess: ({ appealID }) => {
      clearDraft()
      onSent({ phrase: words.appealSent, params: { number: appealID } })
    },
  })
  const submit = () => {
    setMissing(text.trim() === '')
    if (text.trim() === '') field.current?.focus()
    else appeal.mutate({ params: { id }, body: { questionID, text } })
  }
  const fieldError = useFieldError(appeal.error)
  const error = isMissing ? m('textRequired') : fieldError('text')
  return (
    <Modal
      isOpen
      {...(!appeal.isPending && { onClose })}
      title={t('appealTitle', { number })}
      actions={
        <>
          <Button loading={appeal.isPending} onClick={submit}>
            {t('sendAppeal')}
          </Button>
          <Button variant="default" disabled={appeal.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('appealText', { when: formatInstant(until, locale) })}</p>
      <Textarea
        ref={field}
        data-autofocus
        label={t('appealReason')}
        rows={6}
        maxLength={maxLength}
        inputContainer={(input) => (
          <CharactersLeft text={text} max={maxLength}>
            {input}
          </CharactersLeft>
        )}
        value={text}
        error={error}
        onChange={({ currentTarget: { value } }) => {
          setDraft({ text: value })
          setMissing(false)
          if (!appeal.isPending) appeal.reset()
        }}
      />
      {!isMissing && (
        <AttemptNotice
          problem={appeal.error}
          shownFields={['text']}
          isBusy={appeal.isPending}
          onRetry={submit}
        />
      )}
    </Modal>
  )
}
