import type { ReactNode } from 'react'
import { validationErrors } from '#contract/endpoint/errors.ts'
import { Problem } from '#web/api/problem.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '../EmptyState.tsx'
import { notFoundWords } from './words.ts'

interface NotFoundStateProps {
  readonly failure: Problem
  /** A link to where it can be found. */
  readonly action: ReactNode
}

/** A wrong or outdated address: the refusal's own text, without "try again". */
const NotFoundState = ({ failure, action }: NotFoundStateProps) => {
  const t = useWords(notFoundWords)
  const locale = useLocale()
  return (
    <EmptyState action={action}>
      {failure.message === validationErrors ? t('wrongAddress') : failure.messageIn(locale)}
    </EmptyState>
  )
}

/** The empty state for an address that does not exist or is not the student's own; null for any other failure. */
export const renderNotFound = (failure: unknown, action: ReactNode): ReactNode =>
  failure instanceof Problem &&
  (failure.status === 404 || failure.status === 403 || failure.message === validationErrors) ? (
    <NotFoundState failure={failure} action={action} />
  ) : null
