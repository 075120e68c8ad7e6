import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { applicationsStaff } from '#contract/staff/applications-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { q, send } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { FileLink } from '#web/ui/file/FileLink.tsx'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import { ReceiptLine } from '#web/ui/receipts/ReceiptLine.tsx'
import { EntryAnswer } from '../EntryAnswer.tsx'
import { Facts } from '../Facts.tsx'
import classes from '../Inbox.module.css'
import { StudentFile } from '../StudentFile.tsx'
import type { KindProps } from './kind-props.ts'
import { useAnswerFile } from './useAnswerFile.ts'
import { letterheadWords, words } from './words.ts'

const decisions = ['satisfied', 'not_satisfied', 'received'] as const

/** The part that has no place beside other facts. */
const isLong = ({ type, value }: { readonly type: string; readonly value: string }): boolean =>
  type !== 'date' && value.length > 30

const isPart = (path: string): path is keyof typeof letterheadWords => Object.hasOwn(letterheadWords, path)

/** The student's application and its answer, with a document if there is one. */
export const ApplicationDetail = ({ entry }: KindProps) => {
  const t = useWords(words)
  const ofLetterhead = useWords(letterheadWords)
  const text = useLocalized()
  const locale = useLocale()
  const params = { id: entry.id }
  const { data } = useSuspenseQuery(q(applicationsStaff.entry, { params }))
  const { file, setFile, clear, restore } = useAnswerFile()
  const [progress, setProgress] = useState(0)
  const answer = useSend(applicationsStaff.answer, {
    onProgress: setProgress,
    onSuccess: clear,
  })
  const undo = useSend(applicationsStaff.undo, { onSuccess: restore })
  const fieldError = useFieldError(answer.error)
  const load = (fileID: number) => () => send(applicationsStaff.file, { params: { ...params, fileID } })
  const lacks = data.letterhead_lacks.map((path) => (isPart(path) ? ofLetterhead(path) : path))
  const isOpen = data.status === 'sent' || data.status === 'received'
  return (
    <>
      <Facts
        rows={[
          [t('application'), text(data, 'kind')],
          ...data.values.flatMap((each) => {
            if (isLong(each)) return []
            const value = each.type === 'date' ? formatDate(each.value, locale) : text(each, 'value')
            return [[text(each, 'name'), value] as const]
          }),
        ]}
      />
      {lacks.length > 0 && (
        <Notice kind="warning">{t('letterheadLacks', { parts: lacks.join(', ') })}</Notice>
      )}
      {data.values.filter(isLong).map((each) => (
        <section key={each.nameeng}>
          <h3>{text(each, 'name')}</h3>
          <p className={classes['text']}>{text(each, 'value')}</p>
        </section>
      ))}
      {data.receipt !== null && <ReceiptLine receipt={data.receipt} />}
      {data.files.map((each) => (
        <div key={each.fileID}>
          {each.document !== null && <span className="muted">{text(each, 'document')}</span>}
          <StudentFile file={each} load={load(each.fileID)} />
        </div>
      ))}
      {data.answer_files.length > 0 && (
        <div className={classes['file']}>
          <span className="muted">{t('answerDocuments')}</span>
          {data.answer_files.map((each) => (
            <FileLink key={each.fileID} file={each} load={load(each.fileID)} />
          ))}
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
          isOpen && (
            <FilePicker
              label={t('answerDocument')}
              field={applicationsStaff.answer.files.file}
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
