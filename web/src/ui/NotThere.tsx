import type { ReactNode } from 'react'
import { validationErrors } from '#contract/endpoint/errors.ts'
import { Problem } from '#web/api/problem.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Empty } from './Empty.tsx'
import { words } from './words.ts'

interface NotThereProps {
  readonly failure: Problem
  /** The way to where it is to be found. */
  readonly action: ReactNode
}

/** What a wrong or an old address asks for: in the refusal's own words, and trying again is not offered. */
const NotThere = ({ failure, action }: NotThereProps) => {
  const t = useWords(words)
  return (
    <Empty action={action}>
      {failure.message === validationErrors ? t('wrongAddress') : failure.message}
    </Empty>
  )
}

/** Takes a failure and the way on; gives what stands in its place when there is no such thing or it is not hers, or null. */
export const ifNotThere = (failure: unknown, action: ReactNode): ReactNode =>
  failure instanceof Problem &&
  (failure.status === 404 || failure.status === 403 || failure.message === validationErrors) ? (
    <NotThere failure={failure} action={action} />
  ) : null
