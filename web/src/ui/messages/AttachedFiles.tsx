import { formatFileSize } from '#web/i18n/format-file-size.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { fileWords } from '#web/ui/file/words.ts'
import classes from './Messages.module.css'

interface Props {
  readonly files: readonly File[]
  readonly onRemove: (file: File) => void
  /** The share that has been sent, 0 to 1; null while nothing is being sent. */
  readonly progress: number | null
}

/** The files that go with the next message. */
export const AttachedFiles = ({ files, onRemove, progress }: Props) => {
  const f = useWords(fileWords)
  const locale = useLocale()
  if (files.length === 0) return null
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <>
      <ul className={classes['attached']}>
        {files.map((file) => (
          <li key={file.name}>
            <span>
              {file.name} <span className="muted">{formatFileSize(file.size, locale)}</span>
            </span>
            {progress === null && (
              <button
                type="button"
                className="text-button"
                aria-label={f('removeFile', { file: file.name })}
                onClick={() => onRemove(file)}
              >
                {f('remove')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {progress !== null && (
        <span className={classes['progress']}>
          <progress value={progress} aria-label={f('sentSoFar', { percent })} />
          <span className="muted">{f('sentSoFar', { percent })}</span>
        </span>
      )}
    </>
  )
}
