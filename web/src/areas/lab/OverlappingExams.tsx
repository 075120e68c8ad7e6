import { useQuery } from '@tanstack/react-query'
import { exams } from '#contract/studies/exams.ts'
import { getExamEnd, listExamsAt } from '#rules/exams/exam-overlap.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { LabSlot } from './lab.ts'
import { words } from './words.ts'

/** Exams at the time of a slot; nothing if the exam schedule cannot be read, which `OverlapProblem` says once for all slots. */
export const OverlappingExams = ({ slot }: { slot: LabSlot }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data } = useQuery(q(exams.schedule))
  const found = listExamsAt(data?.exams ?? [], slot)
  if (found.length === 0) return null
  return (
    <p>
      <Icon name="warning" size={18} />
      <span>
        {t('overlappingExams')}{' '}
        {found
          .map((exam) => `${text(exam, 'subject')}, ${exam.start}–${getExamEnd(exam).slice(-5)}`)
          .join('; ')}
      </span>
    </p>
  )
}
