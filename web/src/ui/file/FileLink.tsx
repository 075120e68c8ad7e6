import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#web/api/files/save-file.ts'
import { formatFileSize } from '#web/i18n/format-file-size.ts'
import { useLocale } from '#web/i18n/locale.ts'
import classes from './FileLink.module.css'
import { Icon } from '#web/ui/Icon.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'

interface FileLinkProps {
  readonly file: { readonly filename: string; readonly size: number }
  /** Resolves to the bytes. */
  readonly load: () => Promise<unknown>
}

/** Downloads a file under its own name; an error is shown below. */
export const FileLink = ({ file: { filename, size }, load }: FileLinkProps) => {
  const locale = useLocale()
  const download = useMutation({ mutationFn: async () => saveFile(await load(), filename) })
  return (
    <div className={classes['file']}>
      <button type="button" className="text-button" onClick={() => download.mutate()}>
        <Icon name="clip" size={16} />
        <span>{filename}</span>
        <small>{formatFileSize(size, locale)}</small>
      </button>
      <ProblemNotice problem={download.error} />
    </div>
  )
}
