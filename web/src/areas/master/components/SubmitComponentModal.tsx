import { Button } from '@mantine/core'
import { useState } from 'react'
import { master } from '#contract/studies/master.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { MultiFilePicker } from '#web/ui/file/MultiFilePicker.tsx'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { words } from '#web/areas/master/words.ts'
import type { ThesisComponent } from './ThesisComponentItem.tsx'
import classes from './Components.module.css'
import '#web/ui/mantine.css'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'

interface Props {
  /** Null: the dialog is closed. */
  readonly component: ThesisComponent | null
  readonly onClose: () => void
  readonly onSubmitted: (version: number) => void
}

/** Submits files as the next version of a component; the selection is kept if the upload fails. */
export const SubmitComponentModal = ({ component, onClose, onSubmitted }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const text = useLocalized()
  const [files, setFiles] = useState<readonly File[]>([])
  const [progress, setProgress] = useState(0)
  const [errors, setErrors] = useState<FieldErrors<'files'>>({})
  const upload = useSend(master.uploadFiles, {
    onProgress: setProgress,
    onSuccess: ({ version }) => {
      setFiles([])
      onSubmitted(version)
    },
  })
  const fieldError = useFieldError(null, errors)
  const close = () => {
    setFiles([])
    setErrors({})
    upload.reset()
    onClose()
  }
  const send = () => {
    if (component === null) return
    setProgress(0)
    upload.mutate({ body: { componentID: component.componentID }, files: { 'files[]': files } })
  }
  const submit = () => (files.length === 0 ? setErrors({ files: { phrase: messages.fileRequired } }) : send())
  return (
    <Modal
      isOpen={component !== null}
      {...(!upload.isPending && { onClose: close })}
      title={component === null ? '' : t('submitOf', { component: text(component, 'component') })}
      actions={
        <>
          <Button
            variant={files.length === 0 ? 'default' : 'filled'}
            loading={upload.isPending}
            onClick={submit}
          >
            {t('submit')}
          </Button>
          <Button variant="default" disabled={upload.isPending} onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className={classes['fields']}>
        {component !== null && component.latest !== null && <p>{t('earlierVersionsKept')}</p>}
        {component !== null && component.score !== null && (
          <p>{t('isMarked', { score: formatNumber(component.score, locale) })}</p>
        )}
        <MultiFilePicker
          label={t('files')}
          field={master.uploadFiles.files['files[]']}
          files={files}
          onPick={(picked) => {
            setFiles(picked)
            setErrors({})
            if (!upload.isPending) upload.reset()
          }}
          progress={upload.isPending ? progress : null}
          error={fieldError('files')}
          isNext
        />
        <AttemptNotice problem={upload.error} isBusy={upload.isPending} onRetry={send} />
      </div>
    </Modal>
  )
}
