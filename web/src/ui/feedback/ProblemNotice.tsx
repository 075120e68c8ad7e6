import type { ReactNode } from 'react'
import { describeProblem, Problem } from '#web/api/problem.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { ErrorNumber } from './error-number/ErrorNumber.tsx'
import { Notice } from './Notice.tsx'

interface ProblemNoticeProps {
  /** Anything that was thrown; null shows nothing. */
  readonly problem: unknown
  readonly kind?: 'error' | 'warning'
  /** Fields whose messages the form shows: the notice lists those of all others. */
  readonly shownFields?: readonly string[] | undefined
  /** What failed, in bold. */
  readonly title?: string
  readonly action?: ReactNode
}

/** An error with the text of the error catalogue (spec 8.1). */
export const ProblemNotice = ({ problem, kind, shownFields, title, action }: ProblemNoticeProps) => {
  const locale = useLocale()
  if (problem === null || problem === undefined) return null
  const shown = describeProblem(problem, locale, { as: kind, shownFields })
  if (shown === null) return null
  const { kind: shownKind, text, lines } = shown
  const errorNumber = problem instanceof Problem ? problem.errorNumber : null
  return (
    <Notice kind={shownKind} title={title} lines={lines} action={action}>
      {text}
      {errorNumber !== null && <ErrorNumber number={errorNumber} />}
    </Notice>
  )
}
