import { lazy, Suspense, type ReactNode } from 'react'
import { describeProblem, Problem } from '#web/api/problem.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { Notice } from './Notice.tsx'

const OnlyNumber = ({ number }: { readonly number: string }) => <code>{number}</code>

// Seldom needed; without its code the number alone is shown.
const ErrorNumber = lazy(async () => {
  const module = await import('./error-number/ErrorNumber.tsx').catch(() => null)
  return { default: module?.ErrorNumber ?? OnlyNumber }
})

interface ProblemNoticeProps {
  /** Anything that was thrown; null shows nothing. */
  readonly problem: unknown
  readonly kind?: 'error' | 'warning'
  /** Fields whose messages the form shows: the notice lists those of all others. */
  readonly shownFields?: readonly string[] | undefined
  /** The failed action, in bold. */
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
      {errorNumber !== null && (
        <Suspense>
          <ErrorNumber number={errorNumber} />
        </Suspense>
      )}
    </Notice>
  )
}
