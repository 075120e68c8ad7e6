import { flushSync } from 'react-dom'
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { findMessageError, maxMessageLength } from '#rules/conversations/check-message.ts'
import '#web/api/files/send-form.ts'
import type { Problem } from '#web/api/problem.ts'
import { useFormatMessage } from '#web/i18n/useFormatMessage.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { StrokeIcon } from '#web/ui/StrokeIcon.tsx'
import classes from './Messages.module.css'
import { AttachedFiles } from './AttachedFiles.tsx'
import { SendKeys } from './SendKeys.tsx'
import { acceptedFiles, useAttach } from './useAttach.ts'
import { useEnterSends } from './useEnterSends.ts'
import { messageWords } from './words.ts'

/** A paper plane. */
const sendPath = 'M4 12l16-8-5 17-4-7zM11 14l9-10'

interface MessageComposerProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly files: readonly File[]
  readonly onFiles: (files: readonly File[]) => void
  readonly sending: {
    readonly error: Problem | null
    readonly isPending: boolean
    readonly reset: () => void
  }
  /** The share that has been sent, 0 to 1. */
  readonly progress: number
  readonly onSend: () => void
}

/** Writes the next message. While one is sent nothing can be typed, since the field is emptied after it. */
export const MessageComposer = (props: MessageComposerProps) => {
  const { text, onText, files, onFiles, sending, progress, onSend } = props
  const t = useWords(messageWords)
  const field = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const clip = useRef<HTMLButtonElement>(null)
  const format = useFormatMessage()
  const { refused, add } = useAttach(files, onFiles)
  const [isEmpty, setEmpty] = useState(false)
  const [enterSends, setEnterSends] = useEnterSends()
  const fieldError = useFieldError(sending.error)
  const error = isEmpty ? t('empty') : fieldError('text')
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (sending.isPending) return
    const isNothing = findMessageError(text, files.length) === 'empty'
    setEmpty(isNothing)
    field.current?.focus()
    if (!isNothing) onSend()
  }
  const pressKey = (event: KeyboardEvent) => {
    // While a letter is being composed, Enter ends that.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey || (enterSends === true && !event.shiftKey && !event.altKey)) {
      event.preventDefault()
      submit()
    }
  }
  return (
    <form className={classes['composer']} noValidate onSubmit={submit}>
      <AttachedFiles
        files={files}
        progress={sending.isPending && files.length > 0 ? progress : null}
        onRemove={(file) => {
          // The focused button goes away.
          flushSync(() => onFiles(files.filter((each) => each !== file)))
          clip.current?.focus()
        }}
      />
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          setEmpty(false)
          // Otherwise the same file could not be chosen again.
          currentTarget.value = ''
        }}
      />
      <div className={classes['row']}>
        <button
          ref={clip}
          type="button"
          className="plain-button"
          aria-label={t('attach')}
          aria-disabled={sending.isPending || undefined}
          onClick={() => !sending.isPending && picker.current?.click()}
        >
          <Icon name="clip" />
        </button>
        <div>
          <CharactersLeft text={text} max={maxMessageLength}>
            <textarea
              ref={field}
              className={`text-field ${classes['field']}`}
              aria-label={t('message')}
              placeholder={t('message')}
              rows={1}
              maxLength={maxMessageLength}
              value={text}
              readOnly={sending.isPending}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'message-wrong' : undefined}
              onKeyDown={pressKey}
              onChange={({ currentTarget: { value } }) => {
                onText(value)
                setEmpty(false)
                // A lost answer is still being looked for, so it is not reset.
                if (!sending.isPending && sending.error?.code !== 'answer_lost') sending.reset()
              }}
            />
          </CharactersLeft>
        </div>
        <button type="submit" className="main-button" aria-disabled={sending.isPending || undefined}>
          <StrokeIcon d={sendPath} />
          <span>{t('send')}</span>
        </button>
      </div>
      {enterSends !== null && <SendKeys enterSends={enterSends} onChange={setEnterSends} />}
      {(format(refused) ?? fieldError('files[]')) && (
        <span className="entry-wrong" role="alert">
          {format(refused) ?? fieldError('files[]')}
        </span>
      )}
      {error && (
        <span id="message-wrong" className="entry-wrong" role="alert">
          {error}
        </span>
      )}
      <AttemptNotice
        problem={sending.error}
        shownFields={['text', 'files[]']}
        isBusy={sending.isPending}
        onRetry={onSend}
      />
    </form>
  )
}
