import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState, type FormEvent } from 'react'
import { recordFileLimits, recordsStaff } from '#contract/administration/records-staff.ts'
import { SubmitButton } from '#staff/ui/SubmitButton.tsx'
import { q, send } from '#web/api/call.ts'
import { formatFileSize } from '#web/i18n/format-file-size.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useFormatMessage } from '#web/i18n/useFormatMessage.ts'
import { messages } from '#web/i18n/messages.ts'
import type { Message } from '#web/i18n/message.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { findFileError } from '#web/ui/file/find-file-error.ts'
import { fileWords } from '#web/ui/file/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from '../Records.module.css'
import { words } from '../words.ts'
import { saveTemplate } from './save-template.ts'
import { uploadFiles } from './upload-files.ts'

const { bytes: maxBytes, types, files: most } = recordFileLimits
const field = { required: true, many: true, maxBytes, types }
const limit = maxBytes / 1024 / 1024

const checkFiles = (files: readonly File[]): Message | null => {
  const found = files.map((file) => findFileError(file, field)).find((error) => error !== null)
  if (found === 'size') return { phrase: messages.fileTooBig, params: { limit } }
  if (found === 'type') return { phrase: messages.fileTypeNotAllowed, params: { types: types.join(', ') } }
  return found === 'empty' ? { phrase: messages.fileEmpty } : null
}

const Template = () => {
  const t = useWords(words)
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: async () => saveTemplate((await client.fetchQuery(q(recordsStaff.tables))).tables),
  })
  return (
    <div className={classes['hint']}>
      <ActionButton kind="text" isBusy={saving.isPending} onClick={() => saving.mutate()}>
        {t('template')}
      </ActionButton>
      <p className="muted">{t('templateText')}</p>
      <ProblemNotice problem={saving.error} />
    </div>
  )
}

interface ListProps {
  readonly files: readonly File[]
  readonly isBusy: boolean
  readonly onRemove: (file: File) => void
}

const ChosenFiles = ({ files, isBusy, onRemove }: ListProps) => {
  const f = useWords(fileWords)
  const locale = useLocale()
  return (
    <ul className={classes['files']}>
      {files.map((file) => (
        <li key={file.name}>
          <span>{file.name}</span>
          <span className="muted">{formatFileSize(file.size, locale)}</span>
          {!isBusy && (
            <button
              type="button"
              className="text-button"
              aria-label={f('removeFile', { file: file.name })}
              onClick={() => onRemove(file)}
            >
              <Icon name="close" size={16} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Chooses files, uploads them, and starts the comparison. */
export const UploadForm = () => {
  const t = useWords(words)
  const f = useWords(fileWords)
  const format = useFormatMessage()
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [error, setError] = useState<Message | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const uploading = useMutation({
    mutationFn: async () => {
      setShare(0)
      const jobID = await uploadFiles(files, setShare)
      await send(recordsStaff.check, { params: { id: jobID }, body: { overwrites: false } })
      return jobID
    },
    onSuccess: (jobID) => navigate({ to: '/records/imports/$id', params: { id: String(jobID) } }),
    onSettled: () => setShare(null),
  })
  const add = (picked: readonly File[]) => {
    // A file with the same name replaces the first.
    const kept = files.filter(({ name }) => !picked.some((file) => file.name === name))
    const found = checkFiles(picked)
    setError(found)
    if (found === null) setFiles([...kept, ...picked].slice(0, most))
    // Otherwise choosing the same file again would not fire a change.
    if (input.current) input.current.value = ''
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (share !== null) return
    if (files.length > 0) uploading.mutate()
    else {
      setError({ phrase: words.chooseFiles })
      input.current?.focus()
    }
  }
  const percent = Math.round((share ?? 0) * 100)
  return (
    <section aria-labelledby="new-import" className={classes['card']}>
      <h2 id="new-import">{t('newImport')}</h2>
      <p>{t('newImportText')}</p>
      <p className="muted">{t('wholeTable')}</p>
      <form noValidate onSubmit={submit}>
        <label className="plain-button" htmlFor={id}>
          <Icon name="clip" size={18} /> {f('chooseFile')}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          className="visually-hidden"
          aria-label={t('files')}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error !== null}
          accept={types.map((type) => `.${type}`).join(',')}
          disabled={share !== null}
          onChange={({ currentTarget }) => add([...(currentTarget.files ?? [])])}
        />
        <span id={`${id}-hint`} className="muted">
          {f('fileLimit', { limit, types: types.join(', ') })}
        </span>
        {files.length > 0 && (
          <ChosenFiles
            files={files}
            isBusy={share !== null}
            onRemove={(file) => {
              setFiles(files.filter((each) => each !== file))
              input.current?.focus()
            }}
          />
        )}
        <p id={`${id}-error`} className={classes['error']} role="alert">
          {format(error)}
        </p>
        {share !== null && (
          <div className={classes['progress']}>
            <progress value={share} aria-label={t('sentPercent', { percent })} />
            <span>{t('sentPercent', { percent })}</span>
          </div>
        )}
        <ProblemNotice problem={uploading.error} />
        <SubmitButton isBusy={share !== null}>{t('upload')}</SubmitButton>
        <p className="muted">{t('kept')}</p>
      </form>
      <Template />
    </section>
  )
}
