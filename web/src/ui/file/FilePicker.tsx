import { useId, useRef, useState } from 'react'
import type { FileField } from '#contract/endpoint/endpoint.ts'
import '#web/api/files/send-form.ts'
import { useIsOnline } from '#web/api/useIsOnline.ts'
import { formatFileSize } from '#web/i18n/format-file-size.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { findFileError } from './find-file-error.ts'
import classes from './FilePicker.module.css'
import { Icon } from '#web/ui/Icon.tsx'
import { fileWords } from './words.ts'
import type { Message } from '#web/i18n/message.ts'
import { useFormatMessage } from '#web/i18n/useFormatMessage.ts'

const mebibyte = 1024 * 1024

interface FilePickerProps {
  readonly label: string
  /** The field of the call: its size limit and its types. */
  readonly field: FileField
  readonly file: File | null
  readonly onPick: (file: File | null) => void
  /** The share that has been sent, 0 to 1; null while nothing is being sent. */
  readonly progress: number | null
  /** The server's error for this field. */
  readonly error?: string | undefined
  /** Below the label: until when the file is needed. */
  readonly note?: string | undefined
  /** Behind the limit of its size. */
  readonly moreLimits?: string | undefined
  /** While no file is chosen, choosing one is the next step. */
  readonly isNext?: boolean
  /** It takes the focus when its dialog opens. */
  readonly hasInitialFocus?: boolean
}

/** Picks one file, checks its size and type at once, and shows the upload's progress. */
export const FilePicker = (props: FilePickerProps) => {
  const {
    label,
    field,
    file,
    onPick,
    progress,
    error,
    note,
    moreLimits,
    isNext = false,
    hasInitialFocus,
  } = props
  const f = useWords(fileWords)
  const format = useFormatMessage()
  const locale = useLocale()
  const isOnline = useIsOnline()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [localError, setLocalError] = useState<Message | null>(null)
  const limit = field.maxBytes / mebibyte
  const types = (field.types ?? []).join(', ')
  const shownError = format(localError) ?? error

  const pick = (picked: File | undefined) => {
    if (picked === undefined) return
    const found = findFileError(picked, field)
    setLocalError(
      found === 'size'
        ? { phrase: messages.fileTooBig, params: { limit } }
        : found === 'type'
          ? { phrase: messages.fileTypeNotAllowed, params: { types } }
          : found === 'empty'
            ? { phrase: messages.fileEmpty }
            : null,
    )
    onPick(found === null ? picked : null)
    // Otherwise picking the same file again would not fire a change.
    if (input.current) input.current.value = ''
  }
  return (
    <div className={classes['picker']}>
      <span className={classes['label']}>{label}</span>
      {note !== undefined && <span className={classes['hint']}>{note}</span>}
      <label className={isNext && file === null ? 'main-button' : 'plain-button'} htmlFor={id}>
        <Icon name="clip" size={18} /> {f(file === null ? 'chooseFile' : 'otherFile')}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        className="visually-hidden"
        aria-label={label}
        aria-describedby={`${id}-hint`}
        aria-invalid={shownError !== undefined}
        accept={(field.types ?? []).map((type) => `.${type}`).join(',')}
        disabled={progress !== null}
        data-autofocus={hasInitialFocus}
        onChange={({ currentTarget }) => pick(currentTarget.files?.[0])}
      />
      <p className={classes['error']} role="alert">
        {shownError}
      </p>
      <span id={`${id}-hint`} className={classes['hint']}>
        {f('fileLimit', { limit, types })}
        {moreLimits !== undefined && ` · ${moreLimits}`}
      </span>
      {file !== null && (
        <div className={classes['file']}>
          <span className={classes['name']}>{file.name}</span>
          <span className={classes['hint']}>{formatFileSize(file.size, locale)}</span>
          {progress === null ? (
            <button
              type="button"
              className="text-button"
              aria-label={f('removeFile', { file: file.name })}
              onClick={() => {
                onPick(null)
                input.current?.focus()
              }}
            >
              {f('remove')}
            </button>
          ) : (
            <div className={classes['progress']}>
              <progress
                value={progress}
                aria-label={f('sentSoFar', { percent: Math.round(progress * 100) })}
              />
              <span className={classes['hint']}>
                {f('sentSoFar', { percent: Math.round(progress * 100) })}
              </span>
            </div>
          )}
        </div>
      )}
      {progress !== null && !isOnline && <output className={classes['hint']}>{f('resumesLater')}</output>}
    </div>
  )
}
