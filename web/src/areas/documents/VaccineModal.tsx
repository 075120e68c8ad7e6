import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documents } from '#contract/account/documents.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/useDraft.ts'
import { SingleChoice } from '#web/ui/SingleChoice.tsx'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { usePickedFile } from './usePickedFile.ts'
import { words } from './words.ts'

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
  const [draft, setDraft, forget] = useDraft('vaccine', { picked: '' })
  const [file, setFile, forgetFile] = usePickedFile('vaccine')
  const [share, setShare] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const save = useSend(documents.saveVaccineAnswer, {
    onProgress: setShare,
    onSuccess: () => {
      forget()
      forgetFile()
      void onSaved()
    },
  })
  const needs = (picked: string) =>
    data.answers.some(({ answerID, needs_doc }) => needs_doc && String(answerID) === picked)
  const told = isMissing ? m('fileRequired') : save.error?.fields['doc']?.[0]
  const pick = (
    <FilePicker
      label={t('document')}
      field={documents.saveVaccineAnswer.files.doc}
      file={file}
      onPick={(picked) => {
        setFile(picked)
        setMissing(false)
        if (!save.isPending) save.reset()
      }}
      progress={save.isPending ? share : null}
      error={told}
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
      extra={needs(draft.picked) && pick}
      confirmationExtra={needs(draft.picked) && pick}
      isComplete={(picked) => {
        const isComplete = !needs(picked) || file !== null
        setMissing(!isComplete)
        return isComplete
      }}
      isBusy={save.isPending || save.isSuccess}
      problem={told === undefined ? save.error : null}
      onSave={(picked) => {
        setShare(0)
        save.mutate({
          body: { answer_id: picked },
          files: needs(picked) && file !== null ? { doc: file } : {},
        })
      }}
    >
      <p>{text(data, 'message') || t('vaccineText')}</p>
      {deadline !== null && <p>{t('until', { date: formatDate(deadline, locale) })}</p>}
    </SingleChoice>
  )
}
