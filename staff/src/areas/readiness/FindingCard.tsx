import { Link } from '@tanstack/react-router'
import type { readiness } from '#contract/staff/readiness/readiness.ts'
import type { Reply } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import card from '#web/ui/classes/card.module.css'
import classes from './Readiness.module.css'
import { FixText } from './FixText.tsx'
import { words } from './words.ts'

type Finding = Reply<typeof readiness.check>['findings'][number]

/** The findings of one check, how to fix them, the first rows, and a link to all of them. */
export const FindingCard = ({ finding }: { readonly finding: Finding }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { check, items, path, total, isForServer } = finding
  const title = text(finding, 'title')
  const hasMore = total !== null && total > items.length && items.length > 0
  return (
    <li className={`${card['card']} ${classes['finding']}`}>
      <h3>
        {title} {items.length > 0 && <span className="muted">{total}</span>}
      </h3>
      {total === null ? (
        <p>{t('notFinished')}</p>
      ) : (
        <p>
          <strong className={classes['addressee']}>{t(isForServer ? 'forServer' : 'forOffice')}</strong>{' '}
          <FixText text={text(finding, 'fix')} />
        </p>
      )}
      {items.length > 0 && (
        <ul className={classes['rows']}>
          {items.map((item, nth) => (
            // Names may repeat, and the list is read as a whole.
            <li key={nth}>{text(item, 'name')}</li>
          ))}
        </ul>
      )}
      {(hasMore || path !== null) && (
        <div className={classes['links']}>
          {hasMore && (
            <Link to="/readiness" search={{ check }} aria-label={t('showAllNamed', { total, title })}>
              {t('showAll', { total })}
            </Link>
          )}
          {path !== null && (
            <Link to={path} aria-label={t('openNamed', { title })}>
              {t('open')}
            </Link>
          )}
        </div>
      )}
    </li>
  )
}
