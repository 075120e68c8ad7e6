import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { courses } from '#contract/studies/courses.ts'
import { send } from '#web/api/call.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { formatFileSize } from '#web/i18n/format-file-size.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './Courses.module.css'
import type { CourseFile } from './course.ts'

interface Props {
  readonly subjectId: string
  readonly file: CourseFile
  /** The accessible name of the button. */
  readonly label: string
  /** Shown beside the size. */
  readonly note?: string
  readonly children: ReactNode
}

/** Downloads a file of a course under its own name. */
export const CourseFileLink = ({ subjectId, file, label, note, children }: Props) => {
  const locale = useLocale()
  const { fileID, filename, size } = file
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await send(courses.material, { params: { subjectId, fileID } }), filename),
  })
  return (
    <div>
      <span className={classes['fileRow']}>
        <button
          type="button"
          className={classes['file']}
          aria-label={label}
          aria-disabled={download.isPending || undefined}
          onClick={() => !download.isPending && download.mutate()}
        >
          <Icon name="clip" size={18} />
          <span>{children}</span>
        </button>
        <span className="muted">{[note, formatFileSize(size, locale)].filter(Boolean).join(' · ')}</span>
      </span>
      <ProblemNotice problem={download.error} />
    </div>
  )
}
