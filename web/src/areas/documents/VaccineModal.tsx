import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { documents } from '#contract/account/documents.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { SingleChoice } from '#web/ui/SingleChoice.tsx'
import { focusFirstInput } from '#web/ui/form/focus-first-input.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { useSelectedFile } from './useSelectedFile.ts'
import { words } from './words.ts'
import { useFieldError } from '#web/ui/form/useFieldError.ts'

interface VaccineModalProps {
  readonly deadline: string | null
  readonly onSaved: () => Promise<void>
}

/** Asks about vaccination; an answer that needs a document is saved with it alone (spec 4.6.8). */
export const VaccineModal = ({ deadline, onSaved }: VaccineModalProps) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const locale = useLocale()
  const { data } = useSuspenseQuery(q(documents.vaccineAnswers))
  const [draft, setDraft, clearDraft] = useDraft('vaccine', { picked: '' })
  const [file, setFile, clearFile] = useSelectedFile('vaccine')
  const [progress, setProgress] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const picker = useRef<HTMLDivElement>(null)
  const save = useSend(documents.saveVaccineAnswer, {
    onProgress: setProgress,
    onSuccess: () => {
      clearDraft()
      clearFile()
      void onSaved()
    },
  })
  const needsDocument = (answer: string) =>
    data.answers.some(({ answerID, needs_doc }) => needs_doc && String(answerID) === answer)
  const fieldError = useFieldError(save.error)
  const needsFile = needsDocument(draft.picked)
  const fileError = isMissing ? m('fileRequired') : fieldError('doc')
  const filePicker = (
    <FilePicker
      label={t('document')}
      field={documents.saveVaccineAnswer.files.doc}
      file={file}
      onPick={(picked) => {
        setFile(picked)
        setMissing(false)
        if (!save.isPending) save.reset()
      }}
      progress={save.isPending ? progress : null}
      error={fileError}
    />
  )
  return (
    <SingleChoice
      title={t('vaccineTitle')}
      answers={data.answers.map((answer) => ({
        value: String(answer.answerID),
        label: text(answer, 'text'),
        ...(answer.needs_doc && { hint: t('needsDocument') }),
      }))}
      initial={draft.picked}
      onSelect={(picked) => {
        setDraft({ picked })
        setMissing(false)
      }}
      extra={needsFile && <div ref={picker}>{filePicker}</div>}
      isComplete={(answer) => {
        const isComplete = !needsDocument(answer) || file !== null
        setMissing(!isComplete)
        if (!isComplete) focusFirstInput(picker.current)
        return isComplete
      }}
      isBusy={save.isPending || save.isSuccess}
      problem={isMissing ? null : save.error}
      {...(needsFile && { shownFields: ['doc'] })}
      onSave={(answer) => {
        setProgress(0)
        save.mutate({
          body: { answer_id: answer },
          files: needsDocument(answer) && file !== null ? { doc: file } : {},
        })
      }}
    >
      {data.return_reason !== null && (
        <Notice kind="warning" title={t('returned')}>
          {data.return_reason}
        </Notice>
      )}
      <p>{text(data, 'message') || t('vaccineText')}</p>
      {deadline !== null && <p>{t('until', { date: formatDate(deadline, locale, 'short') })}</p>}
    </SingleChoice>
  )
}
