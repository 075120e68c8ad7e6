import { useWords } from '#web/i18n/useWords.ts'
import { FileLink } from '#web/ui/file/FileLink.tsx'
import classes from './Inbox.module.css'
import { words } from './words.ts'

interface Props {
  readonly file: { readonly filename: string; readonly size: number } | null
  readonly load: () => Promise<unknown>
}

/** The file that the student has sent; nothing without one. */
export const StudentFile = ({ file, load }: Props) => {
  const t = useWords(words)
  if (file === null) return null
  return (
    <div className={classes['file']}>
      <FileLink file={file} load={load} />
      <span className="muted">{t('readFile')}</span>
    </div>
  )
}
