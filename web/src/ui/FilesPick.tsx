import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { FileField } from '#contract/endpoint/endpoint.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { FilePick } from './FilePick.tsx'
import classes from './FilePick.module.css'
import { filesWords } from './files-words.ts'
import { words } from './words.ts'

const mebibyte = 1024 * 1024

interface FilesPickProps {
  readonly label: string
  /** The field of the call that takes the files: their limit, their types, and how many. */
  readonly field: FileField & { readonly most: number }
  readonly files: readonly File[]
  readonly onPick: (files: readonly File[]) => void
  /** How much of them has left, 0 to 1, while they are on their way. */
  readonly share: number | null
  readonly wrong?: string | undefined
}

/** Picks several files, one after the other; what is picked stays until it is sent. */
export const FilesPick = ({ label, field, files, onPick, share, wrong }: FilesPickProps) => {
  const t = useWords(words)
  const s = useWords(filesWords)
  const locale = useLocale()
  const count = field.most
  const box = useRef<HTMLDivElement>(null)
  const remove = (file: File) => {
    flushSync(() => onPick(files.filter((each) => each !== file)))
    // Its button has gone with it.
    box.current?.querySelector<HTMLElement>('input[type=file]')?.focus()
  }
  const add = (file: File | null) => {
    // The same file again takes the place of the first.
    if (file !== null) onPick([...files.filter(({ name }) => name !== file.name), file])
  }
  return (
    <div className={classes['pick']} ref={box}>
      {files.map((file) => (
        <div key={file.name} className={classes['file']}>
          <span className={classes['name']}>{file.name}</span>
          <span className={classes['hint']}>
            {t('fileSize', { size: formatNumber(Math.max(0.01, file.size / mebibyte), locale) })}
          </span>
          {share === null && (
            <button
              type="button"
              className="text-button"
              aria-label={t('removeFile', { file: file.name })}
              onClick={() => remove(file)}
            >
              {t('remove')}
            </button>
          )}
        </div>
      ))}
      {share !== null ? (
        <div className={classes['way']}>
          <progress value={share} aria-label={t('sentSoFar', { percent: Math.round(share * 100) })} />
          <span className={classes['hint']}>{t('sentSoFar', { percent: Math.round(share * 100) })}</span>
        </div>
      ) : files.length < count ? (
        <>
          <FilePick label={label} field={field} file={null} onPick={add} share={null} wrong={wrong} />
          <span className={classes['hint']}>{s('mostFiles', { count })}</span>
        </>
      ) : (
        <span className={classes['hint']}>{s('allPicked', { count })}</span>
      )}
    </div>
  )
}
