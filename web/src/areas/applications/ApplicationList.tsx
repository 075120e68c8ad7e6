import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { startTransition, useState } from 'react'
import { applications } from '#contract/administration/applications.ts'
import { q } from '#web/api/call.ts'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import classes from './Applications.module.css'
import { Status } from './Status.tsx'
import { words } from './words.ts'

/** The student's applications, the latest first, each with its state. */
export const ApplicationList = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const [page, setPage] = useState(1)
  const { items, total, perPage } = useSuspenseQuery(
    q(applications.list, page === 1 ? {} : { query: { page } }),
  ).data
  useLiveAnswers('applications', total > 0)
  if (total === 0) return <EmptyState>{t('none')}</EmptyState>
  return (
    <>
      <ol className={classes['list']}>
        {items.map((each) => (
          <li key={each.applicationID}>
            <Link to="/my-applications" search={{ application: each.applicationID } as never}>
              {text(each, 'kind')}
            </Link>
            {each.about !== null && <span className={classes['about']}>{each.about}</span>}
            <Status status={each.status} />
            <time className={classes['when']} dateTime={each.changed_at}>
              {formatInstant(each.changed_at, locale)}
            </time>
          </li>
        ))}
      </ol>
      <Pager
        page={page}
        perPage={perPage}
        total={total}
        onGo={(next) => startTransition(() => setPage(next))}
      />
    </>
  )
}
