import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { scanOrdersStaff } from '#contract/staff/books/scan-orders-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { q, send } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { FileLink } from '#web/ui/file/FileLink.tsx'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import { EntryAnswer } from '../EntryAnswer.tsx'
import { Facts } from '../Facts.tsx'
import classes from '../Inbox.module.css'
import type { KindProps } from './kind-props.ts'
import { useAnswerFile } from './useAnswerFile.ts'
import { words } from './words.ts'

const decisions = ['done', 'cancelled'] as const

/** An order to scan pages of a book, and the scan that answers it. */
export const ScanOrderDetail = ({ entry }: KindProps) => {
  const t = useWords(words)
  const params = { id: entry.id }
  const { data } = useSuspenseQuery(q(scanOrdersStaff.entry, { params }))
  const { file, setFile, clear, restore } = useAnswerFile()
  const [progress, setProgress] = useState(0)
  const answer = useSend(scanOrdersStaff.answer, {
    onProgress: setProgress,
    onSuccess: clear,
  })
  const undo = useSend(scanOrdersStaff.undo, { onSuccess: restore })
  const fieldError = useFieldError(answer.error)
  const { book, first_page: first, last_page: last, status, reason } = data
  const edition = [book.year, book.isbn && `ISBN ${book.isbn}`].filter(Boolean).join(' · ')
  const isCancelledByStudent = status === 'cancelled' && reason === null
  return (
    <>
      <Facts
        rows={[
          [
            t('book'),
            <span key="title" lang={book.language}>
              {book.title}
            </span>,
          ],
          [
            t('author'),
            <span key="author" lang={book.language}>
              {book.author}
            </span>,
          ],
          [t('edition'), edition || null],
          [t('scanPages'), t('scanPagesOf', { first, last, count: last - first + 1 })],
          [t('requestState'), isCancelledByStudent ? t('cancelled') : null],
        ]}
      />
      {data.file !== null && (
        <div className={classes['file']}>
          <span className="muted">{t('scanSent')}</span>
          <FileLink file={data.file} load={() => send(scanOrdersStaff.file, { params })} />
        </div>
      )}
      <EntryAnswer
        entry={entry}
        data={data}
        decisions={decisions}
        answer={{
          error: answer.error,
          isPending: answer.isPending,
          mutate: (input, options) =>
            answer.mutate({ ...input, files: file === null ? {} : { file } }, options),
        }}
        undo={undo}
        shownFields={['file']}
        fields={
          status === 'sent' && (
            <FilePicker
              label={t('scanFile')}
              field={scanOrdersStaff.answer.files.file}
              file={file}
              onPick={setFile}
              progress={answer.isPending ? progress : null}
              error={fieldError('file')}
            />
          )
        }
      />
    </>
  )
}
