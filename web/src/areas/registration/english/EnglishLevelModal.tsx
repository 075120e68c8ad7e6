import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { usePicked } from '#web/parts/usePicked.ts'
import { AskOne } from '#web/ui/AskOne.tsx'
import { englishChoices } from './english-levels.ts'
import { words } from './words.ts'

/** Asks for the level of English while no seat can be taken: the answer is kept, and registration offers it (spec 2, 6). */
export const EnglishLevelModal = ({ onSaved }: { onSaved: () => Promise<void> }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data: now } = useSuspenseQuery(q(registration.englishLevelSubject))
  // What was offered stays to be seen while all is read again.
  const [data] = useState(now)
  const [picked, forget] = usePicked('english_level')
  const answer = useSend(registration.answerEnglishLevel, {
    onSuccess: () => {
      forget()
      void onSaved()
    },
  })
  const mine = data.subjects.map((subject) => ({ subject, hint: t('keep') }))
  const others = englishChoices(data).map(({ subject }) => ({
    subject,
    hint: t('more', { code: subject.subject_code, ects: subject.ects }),
  }))
  return (
    <AskOne
      title={t('title')}
      answers={[...mine, ...others].map(({ subject, hint }) => ({
        value: String(subject.subjectID),
        label: text(subject, 'subject'),
        hint,
      }))}
      {...picked}
      busy={answer.isPending || answer.isSuccess}
      problem={answer.error}
      onSave={(level) => answer.mutate({ body: { newSubjectID: Number(level) } })}
    >
      <p>{t('text')}</p>
    </AskOne>
  )
}
