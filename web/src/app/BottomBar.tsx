import { Link } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { bottomPlaces } from './bottom-places.ts'
import classes from './BottomBar.module.css'
import { currentPlace } from './current-place.ts'
import { words } from './words.ts'

interface BottomBarProps {
  readonly address: string
  readonly isMoreOpen: boolean
  readonly onMore: () => void
}

/** The bar below on a phone: the four places one goes to most, and the way to all others. */
export const BottomBar = ({ address, isMoreOpen, onMore }: BottomBarProps) => {
  const t = useWords(words)
  const isFree = useUnlockedPaths()
  const places = bottomPlaces.filter(({ path }) => isFree(path))
  const here = currentPlace(
    places.map(({ path }) => path),
    address,
  )
  return (
    <nav className={classes['bar']} aria-label={t('bottomMenu')}>
      {places.map(({ path, icon, word }) => (
        <Link
          key={path}
          to={path}
          activeOptions={{ exact: true }}
          aria-current={path === here ? 'page' : undefined}
        >
          <Icon name={icon} />
          {t(word)}
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" aria-expanded={isMoreOpen} onClick={onMore}>
        <Icon name="more" />
        {t('more')}
      </button>
    </nav>
  )
}
