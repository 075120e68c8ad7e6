import { Problem } from '#web/api/problem.ts'
import { useIsOnline } from '#web/api/useIsOnline.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { attemptWords } from './attempt-words.ts'
import { Notice } from './Notice.tsx'
import { ProblemNotice } from './ProblemNotice.tsx'
import { useRetryLostAnswer } from './useRetryLostAnswer.ts'

interface Props {
  /** The error of the last attempt. */
  readonly problem: unknown
  readonly kind?: 'error' | 'warning'
  /** Fields whose messages the form shows. */
  readonly shownFields?: readonly string[] | undefined
  readonly isBusy: boolean
  readonly onRetry: () => void
}

/**
 * The outcome of a write, in the dialog that sends it: why it was refused; that a lost answer is being retried, which
 * happens by itself; that nothing is lost where the server failed; or, before the first attempt, that there is no
 * connection.
 */
export const AttemptNotice = ({ problem, kind, shownFields, isBusy, onRetry }: Props) => {
  const m = useWords(messages)
  const t = useWords(attemptWords)
  const isOnline = useIsOnline()
  const isRetrying = useRetryLostAnswer(problem, isBusy, onRetry)
  if (isRetrying) return <Notice kind="warning">{m('retryingLostAnswer')}</Notice>
  if (!isOnline && (problem === null || problem === undefined))
    return <Notice kind="warning">{m('sentWhenOnline')}</Notice>
  const isServerFault = problem instanceof Problem && problem.status >= 500
  return (
    <ProblemNotice
      problem={problem}
      {...(kind && { kind })}
      shownFields={shownFields}
      action={isServerFault && t('nothingLost')}
    />
  )
}
