import type { ReactNode } from 'react'
import { shown } from '#web/api/problem.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { Notice } from './Notice.tsx'

interface ProblemNoticeProps {
  /** Anything that was thrown; nothing is shown for null. */
  readonly problem: unknown
  readonly as?: 'error' | 'warning'
  readonly action?: ReactNode
}

/** A failure in the words of the error catalogue (spec 8.1). */
export const ProblemNotice = ({ problem, as, action }: ProblemNoticeProps) => {
  const locale = useLocale()
  if (problem === null || problem === undefined) return null
  const { kind, text, lines } = shown(problem, locale, as)
  return (
    <Notice kind={kind} lines={lines} action={action}>
      {text}
    </Notice>
  )
}
