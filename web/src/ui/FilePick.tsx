import { useId, useRef, useState } from 'react'
import type { FileField } from '#contract/endpoint/endpoint.ts'
import '#web/api/send-form.ts'
import { useIsOnline } from '#web/api/useIsOnline.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { fileFault } from './file-fault.ts'
import classes from './FilePick.module.css'
import { Icon } from './Icon.tsx'
import { words } from './words.ts'

const mebibyte = 1024 * 1024

interface FilePickProps {
  readonly label: string
  /** The field of the call that takes the file: its limit and its types. */
  readonly field: FileField
  readonly file: File | null
  readonly onPick: (file: File | null) => void
  /** How much of it has left, 0 to 1, while it is on its way. */
  readonly share: number | null
  /** What the server said of it. */
  readonly wrong?: string | undefined
}

/** Picks one file, says at once what would be refused, and shows how far it has come; what is picked stays until it is sent. */
export const FilePick = ({ label, field, file, onPick, share, wrong }: FilePickProps) => {
  const t = useWords(words)
  const m = useWords(messages)
  const locale = useLocale()
  const isOnline = useIsOnline()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const limit = field.maxBytes / mebibyte
  const types = (field.types ?? []).join(', ')
  const said = fault ?? wrong

  const pick = (picked: File | undefined) => {
    if (picked === undefined) return
    const found = fileFault(picked, field)
    setFault(
      found === 'size'
        ? m('fileTooBig', { limit })
        : found === 'type'
          ? m('fileTypeNotAllowed', { types })
          : found === 'empty'
            ? m('fileEmpty')
            : null,
    )
    onPick(found === null ? picked : null)
    // The same file picked again is a new choice.
    if (input.current) input.current.value = ''
  }
  return (
    <div className={classes['pick']}>
      <span className={classes['label']}>{label}</span>
      <label className="plain-button" htmlFor={id}>
        <Icon name="clip" size={18} /> {t(file === null ? 'chooseFile' : 'otherFile')}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        className="visually-hidden"
        aria-label={label}
        aria-describedby={`${id}-hint`}
        aria-invalid={said !== undefined && said !== null}
        accept={(field.types ?? []).map((type) => `.${type}`).join(',')}
        disabled={share !== null}
        onChange={({ currentTarget }) => pick(currentTarget.files?.[0])}
      />
      <span id={`${id}-hint`} className={classes['hint']}>
        {t('fileLimit', { limit, types })}
      </span>
      {file !== null && (
        <div className={classes['file']}>
          <span className={classes['name']}>{file.name}</span>
          <span className={classes['hint']}>
            {t('fileSize', { size: formatNumber(Math.max(0.01, file.size / mebibyte), locale) })}
          </span>
          {share === null ? (
            <button
              type="button"
              className="text-button"
              aria-label={t('removeFile', { file: file.name })}
              onClick={() => {
                onPick(null)
                input.current?.focus()
              }}
            >
              {t('remove')}
            </button>
          ) : (
            <div className={classes['way']}>
              <progress value={share} aria-label={t('sentSoFar', { percent: Math.round(share * 100) })} />
              <span className={classes['hint']}>{t('sentSoFar', { percent: Math.round(share * 100) })}</span>
            </div>
          )}
        </div>
      )}
      {share !== null && !isOnline && <output className={classes['hint']}>{t('goesOn')}</output>}
      <p className={classes['wrong']} role="alert">
        {said}
      </p>
    </div>
  )
}
