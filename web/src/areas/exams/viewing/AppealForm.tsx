import { Button } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { exams } from '#contract/studies/exams.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDeadline } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import type { Message } from '#web/i18n/message.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { LongTextField } from '#web/ui/form/LongTextField.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import classes from './Viewing.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly id: number
  readonly question: { readonly questionID: number; readonly number: number }
  readonly until: string
  readonly onClose: () => void
  readonly onSent: (receipt: Message) => void
}

const maxLength = 3000
/** The bar at the bottom of a phone covers so much (px). */
const barHeight = 76

/** The text of an appeal, written beside its question and the sheet; the draft is kept until it is sent. */
export const AppealForm = ({ id, question, until, onClose, onSent }: Props) => {
  const t = useWords(words)
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
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    // The keyboard of a phone comes from below.
    const isCut = form.current!.getBoundingClientRect().bottom > innerHeight - barHeight
    form.current?.scrollIntoView({ block: isCut ? 'start' : 'nearest' })
  }, [])
  const send = () => {
    setMissing(isBlank(text))
    if (isBlank(text)) field.current?.focus()
    else appeal.mutate({ params: { id }, body: { questionID, text } })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !appeal.isPending) onClose()
  }
  const fieldError = useFieldError(appeal.error)
  return (
    // Esc leaves the form wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only keys from its fields bubble up here
    <form
      ref={form}
      className={classes['appealForm']}
      noValidate
      aria-label={t('appealTitle', { number })}
      onSubmit={submit}
      onKeyDown={closeOnEscape}
    >
      <LongTextField
        ref={field}
        label={t('appealReason')}
        description={t('appealText', { when: formatDeadline(until, locale) })}
        rows={3}
        text={text}
        max={maxLength}
        error={isMissing ? t('appealMissing') : fieldError('text')}
        onText={(value) => {
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
          onRetry={send}
        />
      )}
      <div className={classes['formButtons']}>
        <Button type="submit" loading={appeal.isPending}>
          {t('sendAppeal')}
        </Button>
        <Button variant="default" disabled={appeal.isPending} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
