import { useQuery } from '@tanstack/react-query'
import { resources } from '#contract/studies/resources.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { DocumentChanges } from './DocumentChanges.tsx'
import { DocumentText } from './DocumentText.tsx'
import { words } from './words.ts'

const charterName = 'university-charter'

/** A document of the university by its name, or a page for an unknown name. */
export const DocumentScreen = ({ name }: { name: string }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data, error, refetch } = useQuery(q(resources.byName, { params: { name } }))
  if (data !== undefined)
    return (
      <Screen
        name={text(data, 'title')}
        action={
          <button type="button" className="plain-button" onClick={() => print()}>
            {t('print')}
          </button>
        }
      >
        <DocumentChanges of={data} />
        <DocumentText of={data} />
      </Screen>
    )
  const isCharter = name === charterName
  const isUnknown = error?.code === 'no_such_document'
  const nextLink = (
    <ButtonLink kind="main" to={isCharter ? '/' : '/university-charter'}>
      {t(isCharter ? 'toHome' : 'toCharter')}
    </ButtonLink>
  )
  if (isUnknown && !isCharter)
    return (
      <Screen name={t('notFound')}>
        <EmptyState action={nextLink}>{t('notFoundText', { name })}</EmptyState>
      </Screen>
    )
  return (
    <Screen name={t(isCharter ? 'charter' : 'document')}>
      {isUnknown ? (
        <EmptyState action={nextLink}>{t('noCharter')}</EmptyState>
      ) : error === null ? (
        <Skeleton />
      ) : (
        <ProblemNotice
          problem={error}
          action={<RetryButton failure={error} onRetry={() => void refetch()} />}
        />
      )}
    </Screen>
  )
}
