import { Link, useLocation } from '@tanstack/react-router'
import { flattenMenu, useMenu } from '#web/app/menu/useMenu.ts'
import { missingWords } from '#web/app/missing-words.ts'
import { useSearchEntries } from '#web/app/search/useSearchEntries.ts'
import { laterWords } from '#web/app/later-words.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import classes from './Suggestions.module.css'
import { suggestEntries } from './suggest-entries.ts'

/** Suggestions for the address, and a link home. */
export const StudentNotFound = () => {
  const t = useWords(laterWords)
  const missing = useWords(missingWords)
  const locale = useLocale()
  const { header, sidebar, isPending } = useMenu()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const entries = useSearchEntries(flattenMenu([...sidebar, ...header]))
  // Nothing is shown before the menu is there: a button would change below the finger.
  if (isPending) return null
  const suggested = suggestEntries(
    entries.filter(({ link }) => link !== null),
    path,
  )
  return (
    <EmptyState
      action={
        <span className={classes['actions']}>
          {suggested.map(({ key, name, link }, nth) => (
            <Link key={key} {...link} className={nth === 0 ? 'main-button' : 'plain-button'}>
              {name[locale]}
            </Link>
          ))}
          <Link to="/" className={suggested.length === 0 ? 'main-button' : 'plain-button'}>
            {t('goHome')}
          </Link>
        </span>
      }
    >
      {missing(suggested.length === 0 ? 'notFoundText' : 'didYouMean')}
    </EmptyState>
  )
}
