import { useSuspenseQuery } from '@tanstack/react-query'
import { session } from '#contract/account/session.ts'
import type { DialogKey } from '#rules/duties/registry.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatThrough } from '#web/i18n/format-date-case.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { openDuty } from '#web/parts/duties/opened-duty.ts'
import type { Question } from '#web/parts/duties/question.ts'
import { useChoiceDraft } from '#web/parts/draft/useChoiceDraft.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { SingleChoice } from '#web/ui/SingleChoice.tsx'

interface QuestionModalProps {
  /** Under this name the selected answer outlives a reload. */
  readonly name: DialogKey
  readonly question: Question
  readonly deadline: string | null
  readonly onSaved: () => Promise<void>
}

/** Any duty that is one question with a few answers (spec 5.3). */
export const QuestionModal = ({ name, question, deadline, onSaved }: QuestionModalProps) => {
  const locale = useLocale()
  const { user } = useSuspenseQuery(q(session.user)).data
  const [draft, clearDraft] = useChoiceDraft(name)
  // A refusal means that another tab has answered: then the user is read again too.
  const save = useSend(question.call, {
    onSuccess: () => {
      clearDraft()
      void onSaved().then(() => {
        if (question.saved)
          showToast({
            phrase: question.saved,
            undo: { label: undoWords.undoAnswer, run: () => openDuty({ key: name }, 'before') },
          })
      })
    },
  })
  const params = question.toParams ? question.toParams(user) : {}
  return (
    <SingleChoice
      title={formatPhrase(question.title, locale)}
      answers={Object.entries(question.answers).map(([value, { label, hint }]) => ({
        value,
        label: formatPhrase(label, locale),
        ...(hint && { hint: formatPhrase(hint, locale) }),
      }))}
      {...draft}
      canChange={question.saved !== undefined}
      isBusy={save.isPending || save.isSuccess}
      problem={save.error}
      onSave={(answer) => {
        const body = question.toBody(answer, user)
        if (body !== null) save.mutate({ body })
      }}
    >
      <p>{params && formatPhrase(question.text, locale, params)}</p>
      {question.deadlineText && deadline !== null && (
        <p>
          {formatPhrase(question.deadlineText, locale, { date: formatThrough(deadline, locale, 'short') })}
        </p>
      )}
    </SingleChoice>
  )
}
