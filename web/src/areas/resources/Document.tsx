import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { resources } from '#contract/studies/resources.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { Screen } from '#web/ui/Screen.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WayOn } from '#web/ui/WayOn.tsx'
import { DocumentNews } from './DocumentNews.tsx'
import { DocumentText } from './DocumentText.tsx'
import { words } from './words.ts'

const charter = 'university-charter'

/** A named text of the university; a name that nobody gave has a page that says so. */
export const Document = ({ name }: { name: string }) => {
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
        <DocumentNews of={data} />
        <DocumentText of={data} />
      </Screen>
    )
  const isCharter = name === charter
  const isUnknown = error?.code === 'no_such_document'
  if (isUnknown && !isCharter)
    return (
      <Screen name={t('notFound')}>
        <Empty
          action={
            <Link to="/university-charter" className="main-button">
              {t('toCharter')}
            </Link>
          }
        >
          {t('notFoundText', { name })}
        </Empty>
      </Screen>
    )
  return (
    <Screen name={t(isCharter ? 'charter' : 'document')}>
      {isUnknown ? (
        <Empty
          action={
            <Link to="/" className="main-button">
              {t('toHome')}
            </Link>
          }
        >
          {t('noCharter')}
        </Empty>
      ) : error === null ? (
        <Skeleton />
      ) : (
        <ProblemNotice problem={error} action={<WayOn failure={error} again={() => void refetch()} />} />
      )}
    </Screen>
  )
}
