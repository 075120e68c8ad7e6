import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { FileField } from '#contract/endpoint/endpoint.ts'
import { formatFileSize } from '#web/i18n/format-file-size.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { FilePicker } from './FilePicker.tsx'
import classes from './FilePicker.module.css'
import { fileWords } from './words.ts'

interface MultiFilePickerProps {
  readonly label: string
  /** The field of the call: size limit, types, and how many files. */
  readonly field: FileField & { readonly most: number }
  readonly files: readonly File[]
  readonly onPick: (files: readonly File[]) => void
  /** The share that has been sent, 0 to 1; null while nothing is being sent. */
  readonly progress: number | null
  readonly error?: string | undefined
  /** While no file is chosen, choosing one is the next step. */
  readonly isNext?: boolean
}

/** Picks several files, one after the other. */
export const MultiFilePicker = (props: MultiFilePickerProps) => {
  const { label, field, files, onPick, progress, error, isNext = false } = props
  const f = useWords(fileWords)
  const locale = useLocale()
  const count = field.most
  const box = useRef<HTMLDivElement>(null)
  const remove = (file: File) => {
    flushSync(() => onPick(files.filter((each) => each !== file)))
    // The focused button is gone.
    box.current?.querySelector<HTMLElement>('input[type=file]')?.focus()
  }
  const add = (file: File | null) => {
    // A file with the same name replaces the first.
    if (file !== null) onPick([...files.filter(({ name }) => name !== file.name), file])
  }
  return (
    <div className={classes['picker']} ref={box}>
      {files.map((file) => (
        <div key={file.name} className={classes['file']}>
          <span className={classes['name']}>{file.name}</span>
          <span className={classes['hint']}>{formatFileSize(file.size, locale)}</span>
          {progress === null && (
            <button
              type="button"
              className="text-button"
              aria-label={f('removeFile', { file: file.name })}
              onClick={() => remove(file)}
            >
              {f('remove')}
            </button>
          )}
        </div>
      ))}
      {progress !== null ? (
        <div className={classes['progress']}>
          <progress value={progress} aria-label={f('sentSoFar', { percent: Math.round(progress * 100) })} />
          <span className={classes['hint']}>{f('sentSoFar', { percent: Math.round(progress * 100) })}</span>
        </div>
      ) : files.length < count ? (
        <>
          <FilePicker
            {...{ label, field, error }}
            file={null}
            onPick={add}
            progress={null}
            isNext={isNext && files.length === 0}
          />
          <span className={classes['hint']}>{f('mostFiles', { count })}</span>
        </>
      ) : (
        <span className={classes['hint']}>{f('allPicked', { count })}</span>
      )}
    </div>
  )
}
