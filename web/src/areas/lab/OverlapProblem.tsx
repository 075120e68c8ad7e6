import { useQuery } from '@tanstack/react-query'
import { exams } from '#contract/studies/exams.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { words } from './words.ts'

/** Shows that the times were not compared with the student's lectures and exams, where these cannot be read. */
export const OverlapProblem = () => {
  const t = useWords(words)
  const lectures = useQuery(q(schedule.currentSchedule))
  const examList = useQuery(q(exams.schedule))
  const failed = [lectures, examList].filter(({ data, error }) => data === undefined && error !== null)
  const failure = failed[0]?.error
  if (failure === undefined) return null
  const retry = () => {
    for (const query of failed) void query.refetch()
  }
  return (
    <ProblemNotice
      kind="warning"
      title={t('overlapUnknown')}
      problem={failure}
      action={<RetryButton failure={failure} onRetry={retry} />}
    />
  )
}
