import { Link } from '@tanstack/react-router'
import { useHolds } from '#staff/api/use-user.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './Rehearsals.module.css'
import { words } from './words.ts'

const pages = [
  { path: '/readiness', name: 'check', operation: 'readiness.read' },
  { path: '/rehearsals', name: 'rehearsal', operation: 'rehearsals.run' },
] as const

/** The check and the rehearsal, of which the member of staff sees what they may use. */
export const ReadinessTabs = () => {
  const t = useWords(words)
  const isHeld = useHolds()
  if (!pages.every(({ operation }) => isHeld(operation))) return null
  return (
    <nav className={classes['tabs']} aria-label={t('parts')}>
      {pages.map(({ path, name }) => (
        <Link key={path} to={path} activeOptions={{ exact: true, includeSearch: false }}>
          {t(name)}
        </Link>
      ))}
    </nav>
  )
}
