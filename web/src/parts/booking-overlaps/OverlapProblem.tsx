import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { useOwnTimes } from './useOwnTimes.ts'
import { words } from './words.ts'

/** Says that times could not be compared with everything, because some of it failed to load. */
export const OverlapProblem = () => {
  const t = useWords(words)
  const { failed } = useOwnTimes()
  const failure = failed[0]?.error ?? undefined
  if (failure === undefined) return null
  const retry = () => {
    for (const query of failed) void query.refetch()
  }
  return (
    <ProblemNotice
      kind="warning"
      title={t('unknown')}
      problem={failure}
      action={<RetryButton failure={failure} onRetry={retry} />}
    />
  )
}
