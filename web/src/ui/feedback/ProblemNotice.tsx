import type { ReactNode } from 'react'
import { describeProblem } from '#web/api/problem.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { Notice } from './Notice.tsx'

interface ProblemNoticeProps {
  /** Anything that was thrown; null shows nothing. */
  readonly problem: unknown
  readonly kind?: 'error' | 'warning'
  readonly action?: ReactNode
}

/** An error with the text of the error catalogue (spec 8.1). */
export const ProblemNotice = ({ problem, kind, action }: ProblemNoticeProps) => {
  const locale = useLocale()
  if (problem === null || problem === undefined) return null
  const { kind: shownKind, text, lines } = describeProblem(problem, locale, kind)
  return (
    <Notice kind={shownKind} lines={lines} action={action}>
      {text}
    </Notice>
  )
}
