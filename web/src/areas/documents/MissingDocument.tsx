import { Button } from '@mantine/core'
import { useState } from 'react'
import { documents } from '#contract/account/documents.ts'
import type { User } from '#contract/account/session.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './Documents.module.css'
import { useSelectedFile } from './useSelectedFile.ts'
import { words } from './words.ts'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import '#web/ui/mantine.css'

interface MissingDocumentProps {
  readonly document: User['missedDocuments'][number]
  readonly isUploaded: boolean
  /** The first of those that are still missing: its next step is the main button. */
  readonly isNext: boolean
  /** Called with how many are still missing. */
  readonly onUploaded: (left: number) => void
}

/** One missing document: its file stays selected until it is uploaded. */
export const MissingDocument = ({ document, isUploaded, isNext, onUploaded }: MissingDocumentProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const [file, setFile, clearFile] = useSelectedFile(`document ${document.documentID}`)
  const [progress, setProgress] = useState(0)
  // A refusal means that another tab has sent it: then the user is read again too.
  const send = useSend(documents.uploadMissed, {
    onProgress: setProgress,
    onSuccess: ({ left }) => {
      clearFile()
      onUploaded(left)
    },
  })
  const fieldError = useFieldError(send.error)
  const name = text(document, 'document')
  if (isUploaded || send.isSuccess)
    return (
      <li className={classes['document']} data-uploaded>
        <strong>{name}</strong>
        <output className={classes['uploaded']}>
          <Icon name="check" size={18} /> {t('uploaded')}
        </output>
      </li>
    )
  const upload = () => {
    if (file === null || send.isPending) return
    setProgress(0)
    send.mutate({ body: { documentID: String(document.documentID) }, files: { doc: file } })
  }
  return (
    <li className={classes['document']}>
      <FilePicker
        label={name}
        field={documents.uploadMissed.files.doc}
        file={file}
        onPick={(picked) => {
          setFile(picked)
          if (!send.isPending) send.reset()
        }}
        progress={send.isPending ? progress : null}
        error={fieldError('doc')}
        isNext={isNext}
        note={
          document.deadline === null
            ? undefined
            : t('until', { date: formatDate(document.deadline, locale, 'short') })
        }
      />
      {document.return_reason !== null && (
        <Notice kind="warning" title={t('returned')}>
          {document.return_reason}
        </Notice>
      )}
      <ProblemNotice problem={send.error} shownFields={['doc']} />
      {file !== null && (
        <Button aria-label={t('uploadOf', { document: name })} loading={send.isPending} onClick={upload}>
          {t('upload')}
        </Button>
      )}
    </li>
  )
}
