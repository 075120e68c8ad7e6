import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#web/api/save-file.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import classes from './FileLink.module.css'
import { Icon } from './Icon.tsx'
import { ProblemNotice } from './ProblemNotice.tsx'

const mebibyte = 1024 * 1024

interface FileLinkProps {
  readonly file: { readonly filename: string; readonly size: number }
  /** Brings its bytes. */
  readonly load: () => Promise<unknown>
}

/** A file that can be saved under its own name, with its size; why it cannot stands below. */
export const FileLink = ({ file: { filename, size }, load }: FileLinkProps) => {
  const locale = useLocale()
  const saving = useMutation({ mutationFn: async () => saveFile(await load(), filename) })
  return (
    <div className={classes['file']}>
      <button type="button" className="text-button" onClick={() => saving.mutate()}>
        <Icon name="clip" size={16} />
        <span>{filename}</span>
        <small>{formatNumber(Math.max(0.01, size / mebibyte), locale)} MB</small>
      </button>
      <ProblemNotice problem={saving.error} />
    </div>
  )
}
