import { useSuspenseQuery } from '@tanstack/react-query'
import { exams } from '#contract/studies/exams.ts'
import { uploads } from '#contract/account/uploads.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './HandIn.module.css'
import { words } from './words.ts'

const ours = `${exams.uploadFiles.method} ${exams.uploadFiles.path}`

/** Files that were cut off, by a reload of the page too: how far each is, and how it goes on. */
export const Unfinished = () => {
  const t = useWords(words)
  const { data } = useSuspenseQuery({ ...q(uploads.unfinished), staleTime: 0 })
  const drop = useSend(uploads.drop)
  const mine = data.uploads.filter(({ call }) => call === ours)
  return (
    <>
      {mine.length > 0 && (
        <ul className={classes['unfinished']}>
          {mine.map(({ uploadID, filename, received, size }) => (
            <li key={uploadID}>
              <span>{t('unfinished', { file: filename, percent: Math.floor((100 * received) / size) })}</span>
              <button
                type="button"
                className="text-button"
                aria-label={t('giveUpOf', { file: filename })}
                onClick={() => drop.mutate({ params: { id: uploadID } })}
              >
                {t('giveUp')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ProblemNotice problem={drop.error} />
    </>
  )
}
