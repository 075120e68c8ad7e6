import { useIsOnline } from '#web/api/useIsOnline.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from './Notice.tsx'
import { ProblemNotice } from './ProblemNotice.tsx'
import { useLookAgain } from './useLookAgain.ts'

interface Props {
  /** What failed at the last try. */
  readonly problem: unknown
  readonly isBusy: boolean
  /** Sends the same again. */
  readonly again: () => void
}

/**
 * What became of an attempt, in the dialog that makes it: why it was refused; that its answer is being looked for, which
 * it does by itself; or, before the press, that there is no connection.
 */
export const AttemptProblem = ({ problem, isBusy, again }: Props) => {
  const m = useWords(messages)
  const isOnline = useIsOnline()
  const isLooking = useLookAgain(problem, isBusy, again)
  if (isLooking) return <Notice kind="warning">{m('looksAgain')}</Notice>
  if (!isOnline && (problem === null || problem === undefined))
    return <Notice kind="warning">{m('sentLater')}</Notice>
  return <ProblemNotice problem={problem} />
}
