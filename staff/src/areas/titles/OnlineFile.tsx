import { useState } from 'react'
import { libraryTitles } from '#contract/staff/books/library-titles.ts'
import { useSend } from '#staff/api/use-send.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { Title } from './title-form.ts'
import classes from './Titles.module.css'
import { words } from './words.ts'

/** The file of a title, and who may read it. */
export const OnlineFile = ({ title }: { readonly title: Title }) => {
  const t = useWords(words)
  const params = { id: title.bookID }
  const [file, setFile] = useState<File | null>(null)
  const [who, setWho] = useState<'all' | 'subject'>(title.online_for ?? 'all')
  const [progress, setProgress] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const put = useSend(libraryTitles.putOnline, { onProgress: setProgress, onSuccess: () => setFile(null) })
  const take = useSend(libraryTitles.takeOffline, { onSuccess: () => setOpen(false) })
  const fieldError = useFieldError(put.error)
  const upload = () => file !== null && put.mutate({ params, body: { online_for: who }, files: { file } })
  return (
    <section aria-labelledby="file" className={classes['file']}>
      <h2 id="file">{t('file')}</h2>
      {title.file !== null && (
        <p className={classes['present']}>
          <Icon name="clip" size={16} /> {title.file.filename} ·{' '}
          {t(title.online_for === 'subject' ? 'forSubject' : 'forAll')}
          <ActionButton kind="text" onClick={() => setOpen(true)}>
            {t('takeOffline')}
          </ActionButton>
        </p>
      )}
      <p className="muted">{t('fileText')}</p>
      <RadioCards
        cards={[
          { value: 'all', label: t('forAll') },
          { value: 'subject', label: t('forSubject') },
        ]}
        selected={who}
        onSelect={setWho}
      >
        <legend>{t('who')}</legend>
      </RadioCards>
      <FilePicker
        label={t('pick')}
        field={libraryTitles.putOnline.files.file}
        file={file}
        onPick={setFile}
        progress={put.isPending ? progress : null}
        error={fieldError('file')}
      />
      <AttemptNotice problem={put.error} shownFields={['file']} isBusy={put.isPending} onRetry={upload} />
      <div>
        <button
          type="button"
          className="plain-button"
          disabled={file === null}
          aria-disabled={put.isPending || undefined}
          onClick={upload}
        >
          {t('upload')}
        </button>
      </div>
      {isOpen && (
        <ConfirmDialog
          title={t('takeOfflineTitle')}
          confirmLabel={t('takeOffline')}
          closeLabel={t('keep')}
          isBusy={take.isPending}
          problem={take.error}
          onConfirm={() => take.mutate({ params })}
          onClose={() => {
            take.dismiss()
            setOpen(false)
          }}
        >
          <p>{t('takeOfflineText')}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
