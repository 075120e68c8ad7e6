import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { useMissingParts } from './useMissingParts.ts'
import { words } from './words.ts'

/** Shows that it is not known which parts are missing, because their lists could not be read. */
export const MissingPartsProblem = () => {
  const t = useWords(words)
  const { problem, retry } = useMissingParts()
  return (
    <ProblemNotice
      title={t('notLoaded')}
      problem={problem}
      action={<RetryButton failure={problem} onRetry={retry} />}
    />
  )
}
