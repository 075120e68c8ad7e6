import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#web/api/files/save-file.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './FileLink.module.css'
import { Icon } from '#web/ui/Icon.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { words } from '#web/ui/words.ts'

const mebibyte = 1024 * 1024

interface FileLinkProps {
  readonly file: { readonly filename: string; readonly size: number }
  /** Resolves to the bytes. */
  readonly load: () => Promise<unknown>
}

/** Downloads a file under its own name; an error is shown below. */
export const FileLink = ({ file: { filename, size }, load }: FileLinkProps) => {
  const t = useWords(words)
  const locale = useLocale()
  const download = useMutation({ mutationFn: async () => saveFile(await load(), filename) })
  return (
    <div className={classes['file']}>
      <button type="button" className="text-button" onClick={() => download.mutate()}>
        <Icon name="clip" size={16} />
        <span>{filename}</span>
        <small>{t('fileSize', { size: formatNumber(Math.max(0.01, size / mebibyte), locale) })}</small>
      </button>
      <ProblemNotice problem={download.error} />
    </div>
  )
}
