import { useState } from 'react'
import { libraryTitles } from '#contract/staff/books/library-titles.ts'
import { useSend } from '#staff/api/use-send.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import type { Title } from './title-form.ts'
import classes from './Titles.module.css'
import { words } from './words.ts'

/** The cover of a title as the lists show it, and another one in its place. */
export const Cover = ({ title }: { readonly title: Title }) => {
  const t = useWords(words)
  const params = { id: title.bookID }
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState(0)
  const put = useSend(libraryTitles.putCover, { onProgress: setProgress, onSuccess: () => setFile(null) })
  const take = useSend(libraryTitles.takeCover)
  const fieldError = useFieldError(put.error)
  const upload = () => file !== null && put.mutate({ params, files: { cover: file } })
  return (
    <section aria-labelledby="cover" className={classes['file']}>
      <h2 id="cover">{t('cover')}</h2>
      <p className="muted">{t('coverText')}</p>
      <div className={classes['coverRow']}>
        {title.cover === null ? (
          <span className={classes['noCover']} lang={title.language} aria-hidden>
            {[...title.title.replace(/^[^\p{L}\p{N}]+/u, '')][0]}
          </span>
        ) : (
          <img
            className={classes['cover']}
            src={title.cover}
            alt={t('coverOf', { title: title.title })}
            width={88}
            height={120}
          />
        )}
        <div className={classes['coverFields']}>
          <FilePicker
            label={t('pickCover')}
            field={libraryTitles.putCover.files.cover}
            file={file}
            onPick={setFile}
            progress={put.isPending ? progress : null}
            error={fieldError('cover')}
          />
          <div className={classes['present']}>
            <button
              type="button"
              className="plain-button"
              disabled={file === null}
              aria-disabled={put.isPending || undefined}
              onClick={upload}
            >
              {t('uploadCover')}
            </button>
            {title.cover !== null && (
              <ActionButton kind="text" isBusy={take.isPending} onClick={() => take.mutate({ params })}>
                {t('takeCover')}
              </ActionButton>
            )}
          </div>
        </div>
      </div>
      <AttemptNotice
        problem={put.error ?? take.error}
        shownFields={['cover']}
        isBusy={put.isPending || take.isPending}
        onRetry={() => (put.error === null ? take.mutate({ params }) : upload())}
      />
    </section>
  )
}
