import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { openDuty } from '#web/parts/duties/opened-duty.ts'
import { useChoiceDraft } from '#web/parts/draft/useChoiceDraft.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { SingleChoice } from '#web/ui/SingleChoice.tsx'
import { toEnglishLevels } from './to-english-levels.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { words } from './words.ts'

/** Asks for the level of English while registration is closed; registration offers the answer later (spec 4.14.3). */
export const EnglishLevelModal = ({ onSaved }: { onSaved: () => Promise<void> }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data: current } = useSuspenseQuery(q(registration.englishLevelSubject))
  // The question stays as it was while everything is read again after the answer.
  const [data] = useState(current)
  // Beside a seat another answer would be refused.
  const takesNoSeat = data.subjects.length === 0
  const [draft, clearDraft] = useChoiceDraft('english_level')
  const sent = useRef('')
  const answer = useSend(registration.answerEnglishLevel, {
    onSuccess: () => {
      clearDraft()
      void onSaved().then(() => {
        if (takesNoSeat)
          showToast({
            phrase: words.saved,
            undo: {
              label: undoWords.undoAnswer,
              run: () => {
                draft.onSelect(sent.current)
                openDuty({ key: 'english_level' }, 'before')
              },
            },
          })
      })
    },
  })
  const own = data.subjects.map((subject) => ({ subject, hint: t('keep') }))
  const others = toEnglishLevels(data).map(({ subject }) => ({
    subject,
    hint: t('more', { code: subject.subject_code, ects: subject.ects }),
  }))
  return (
    <SingleChoice
      title={t('title')}
      answers={[...own, ...others].map(({ subject, hint }) => ({
        value: String(subject.subjectID),
        label: text(subject, 'subject'),
        hint,
      }))}
      {...draft}
      canChange={takesNoSeat}
      isBusy={answer.isPending || answer.isSuccess}
      problem={answer.error}
      onSave={(level) => {
        sent.current = level
        answer.mutate({ body: { newSubjectID: Number(level) } })
      }}
    >
      <p>{t('text')}</p>
    </SingleChoice>
  )
}
