import { useSuspenseQuery } from '@tanstack/react-query'
import { exams } from '#contract/studies/exams.ts'
import { uploads } from '#contract/account/uploads.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import classes from './Submission.module.css'
import { words } from './words.ts'

const examUploadCall = `${exams.uploadFiles.method} ${exams.uploadFiles.path}`

/** Interrupted uploads, also after a reload, and how to resume them. */
export const UnfinishedUploads = () => {
  const t = useWords(words)
  const { data } = useSuspenseQuery({ ...q(uploads.unfinished), staleTime: 0 })
  const drop = useSend(uploads.drop)
  const unfinished = data.uploads.filter(({ call }) => call === examUploadCall)
  return (
    <>
      {unfinished.length > 0 && (
        <ul className={classes['unfinished']}>
          {unfinished.map(({ uploadID, filename, received, size }) => (
            <li key={uploadID}>
              <span>{t('unfinished', { file: filename, percent: Math.floor((100 * received) / size) })}</span>
              <ActionButton
                kind="text"
                ariaLabel={t('cancelUploadOf', { file: filename })}
                onClick={() => drop.mutate({ params: { id: uploadID } })}
              >
                {t('cancelUpload')}
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
      <ProblemNotice problem={drop.error} />
    </>
  )
}
