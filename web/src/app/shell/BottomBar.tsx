import { Link } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './BottomBar.module.css'
import { findCurrentPath } from '#web/app/menu/find-current-path.ts'
import { words } from '#web/app/words.ts'
import { bottomBarItems } from './bottom-bar-items.ts'

interface BottomBarProps {
  readonly path: string
  readonly isMoreOpen: boolean
  readonly onOpenMore: () => void
}

const showLockToast = () =>
  void import('#web/app/notices/show-lock-toast.ts').then((module) => module.showLockToast())

/** On a phone: the four most used screens and a button for all others. */
export const BottomBar = ({ path, isMoreOpen, onOpenMore }: BottomBarProps) => {
  const t = useWords(words)
  const isUnlocked = useUnlockedPaths()
  const here = findCurrentPath(
    bottomBarItems.map(({ path }) => path),
    path,
  )
  return (
    <nav className={classes['bar']} aria-label={t('bottomMenu')}>
      {bottomBarItems.map(({ path, icon, word }) =>
        isUnlocked(path) ? (
          <Link
            key={path}
            to={path}
            activeOptions={{ exact: true }}
            aria-current={path === here ? 'page' : undefined}
          >
            <Icon name={icon} />
            {t(word)}
          </Link>
        ) : (
          // It keeps its place; a press says what opens it.
          <button key={path} type="button" aria-disabled="true" onClick={showLockToast}>
            <Icon name="lock" />
            {t(word)}
          </button>
        ),
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isMoreOpen}
        data-current={here === null || undefined}
        onClick={onOpenMore}
      >
        <Icon name="more" />
        {t('more')}
      </button>
    </nav>
  )
}
