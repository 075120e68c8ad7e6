import { Button } from '@mantine/core'
import { useState } from 'react'
import { documents } from '#contract/account/documents.ts'
import type { User } from '#contract/account/session.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './Documents.module.css'
import { usePickedFile } from './usePickedFile.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface MissedDocumentProps {
  readonly document: User['missedDocuments'][number]
  readonly isUploaded: boolean
  /** Told when the last one is there. */
  readonly onAll: () => void
}

/** One document that is asked for: its file stays picked until it has come through. */
export const MissedDocument = ({ document, isUploaded, onAll }: MissedDocumentProps) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const locale = useLocale()
  const [file, setFile, forgetFile] = usePickedFile(`document ${document.documentID}`)
  const [share, setShare] = useState(0)
  const [isMissing, setMissing] = useState(false)
  // A refusal means that another tab has sent it: then the user is read again too.
  const send = useSend(documents.uploadMissed, {
    onProgress: setShare,
    onSuccess: ({ left }) => {
      forgetFile()
      if (left === 0) onAll()
    },
  })
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
    setMissing(file === null)
    if (file === null || send.isPending) return
    setShare(0)
    send.mutate({ body: { documentID: String(document.documentID) }, files: { doc: file } })
  }
  const told = isMissing ? m('fileRequired') : send.error?.fields['doc']?.[0]
  return (
    <li className={classes['document']}>
      <FilePicker
        label={name}
        field={documents.uploadMissed.files.doc}
        file={file}
        onPick={(picked) => {
          setFile(picked)
          setMissing(false)
          if (!send.isPending) send.reset()
        }}
        progress={send.isPending ? share : null}
        error={told}
      />
      {document.deadline !== null && (
        <p className={classes['soft']}>{t('until', { date: formatDate(document.deadline, locale) })}</p>
      )}
      {told === undefined && <ProblemNotice problem={send.error} />}
      <Button
        variant={file === null ? 'default' : 'filled'}
        aria-label={t('uploadOf', { document: name })}
        loading={send.isPending}
        onClick={upload}
      >
        {t('upload')}
      </Button>
    </li>
  )
}
