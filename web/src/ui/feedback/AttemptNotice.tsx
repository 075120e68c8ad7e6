import { useIsOnline } from '#web/api/useIsOnline.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from './Notice.tsx'
import { ProblemNotice } from './ProblemNotice.tsx'
import { useRetryLostAnswer } from './useRetryLostAnswer.ts'

interface Props {
  /** The error of the last attempt. */
  readonly problem: unknown
  /** Fields whose messages the form shows. */
  readonly shownFields?: readonly string[] | undefined
  readonly isBusy: boolean
  readonly onRetry: () => void
}

/**
 * The outcome of a write, in the dialog that sends it: why it was refused; that a lost answer is being retried, which
 * happens by itself; or, before the first attempt, that there is no connection.
 */
export const AttemptNotice = ({ problem, shownFields, isBusy, onRetry }: Props) => {
  const m = useWords(messages)
  const isOnline = useIsOnline()
  const isRetrying = useRetryLostAnswer(problem, isBusy, onRetry)
  if (isRetrying) return <Notice kind="warning">{m('retryingLostAnswer')}</Notice>
  if (!isOnline && (problem === null || problem === undefined))
    return <Notice kind="warning">{m('sentWhenOnline')}</Notice>
  return <ProblemNotice problem={problem} shownFields={shownFields} />
}
