import { useLocation } from '@tanstack/react-router'
import { lazy } from 'react'
import { loadChunk } from '#web/api/chunk.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { words } from '#web/app/words.ts'
import classes from './NewsBell.module.css'
import { useNewsCount } from './useNewsCount.ts'

const NewsList = lazy(async () => ({
  default: (await loadChunk(() => import('./NewsList.tsx'))).NewsList,
}))

/** A bell with the number of changes that the student has not seen; a press lists them. */
export const NewsBell = () => {
  const t = useWords(words)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const count = useNewsCount()
  const label = (
    <span className={classes['bell']}>
      <Icon name="bell" />
      {count > 0 && <span className={classes['count']}>{count}</span>}
    </span>
  )
  return (
    <Disclosure
      key={path}
      isBroad
      label={label}
      ariaLabel={count > 0 ? t('newsCount', { count }) : t('news')}
    >
      <DataBoundary>
        <NewsList />
      </DataBoundary>
    </Disclosure>
  )
}
