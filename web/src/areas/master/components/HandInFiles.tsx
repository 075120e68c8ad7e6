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
import { words } from '../words.ts'
import type { Part } from './Component.tsx'
import classes from './Components.module.css'
import '#web/ui/mantine.css'

interface Props {
  /** The part that is handed in; null while nothing is. */
  readonly part: Part | null
  readonly onClose: () => void
  readonly onDone: (version: number) => void
}

/** The dialog by which the files of a part are handed in as its next version; what is picked stays when sending fails. */
export const HandInFiles = ({ part, onClose, onDone }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const locale = useLocale()
  const text = useLocalized()
  const [files, setFiles] = useState<readonly File[]>([])
  const [share, setShare] = useState(0)
  const [wrong, setWrong] = useState<string | undefined>()
  const sending = useSend(master.uploadFiles, {
    onProgress: setShare,
    onSuccess: ({ version }) => {
      setFiles([])
      onDone(version)
    },
  })
  const close = () => {
    setFiles([])
    setWrong(undefined)
    sending.reset()
    onClose()
  }
  const send = () => {
    if (part === null) return
    setShare(0)
    sending.mutate({ body: { componentID: part.componentID }, files: { 'files[]': files } })
  }
  const submit = () => (files.length === 0 ? setWrong(m('fileRequired')) : send())
  return (
    <Modal
      isOpen={part !== null}
      {...(!sending.isPending && { onClose: close })}
      title={part === null ? '' : t('handInNamed', { component: text(part, 'component') })}
      actions={
        <>
          <Button loading={sending.isPending} onClick={submit}>
            {t('handIn')}
          </Button>
          <Button variant="default" disabled={sending.isPending} onClick={close}>
            {t('notYet')}
          </Button>
        </>
      }
    >
      <div className={classes['fields']}>
        {part !== null && part.latest !== null && <p>{t('earlierStay')}</p>}
        {part !== null && part.score !== null && (
          <p>{t('isMarked', { score: formatNumber(part.score, locale) })}</p>
        )}
        <MultiFilePicker
          label={t('files')}
          field={master.uploadFiles.files['files[]']}
          files={files}
          onPick={(picked) => {
            setFiles(picked)
            setWrong(undefined)
            if (!sending.isPending) sending.reset()
          }}
          progress={sending.isPending ? share : null}
          error={wrong}
        />
        <AttemptNotice problem={sending.error} isBusy={sending.isPending} onRetry={send} />
      </div>
    </Modal>
  )
}
