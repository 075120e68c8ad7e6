import { Link } from '@tanstack/react-router'
import { LocaleSwitch } from '#web/i18n/LocaleSwitch.tsx'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import classes from './Header.module.css'
import { MeMenu } from './MeMenu.tsx'
import { MenuTree } from './MenuTree.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import type { Place } from './useMenu.ts'
import { words } from './words.ts'

interface HeaderProps {
  readonly places: readonly Place[]
  readonly here: string | null
  readonly isFolded: boolean
  readonly onFold: () => void
  readonly onSearch: () => void
}

/** The header: the menu of position 1, the search, the language and what is mine (spec 2.6.1). */
export const Header = ({ places, here, isFolded, onFold, onSearch }: HeaderProps) => {
  const t = useWords(words)
  const text = useLocalized()
  // The group with the way out hangs on the drawing of a person, beside the language.
  const mine = places.find((place) => place.children.some(({ path }) => path === '/logout'))
  const others = places.filter((place) => place !== mine)
  return (
    <header className={classes['header']}>
      <button
        type="button"
        className={`${classes['tool']} ${classes['fold']}`}
        aria-expanded={!isFolded}
        aria-controls="sidebar"
        aria-label={t('sidebar')}
        onClick={onFold}
      >
        <Icon name="sidebar" />
      </button>
      <Link to="/" className="brand" activeProps={{}}>
        <Logo />
        <span className={classes['name']}>{t('portal')}</span>
      </Link>
      <nav className={classes['places']} aria-label={t('headerMenu')}>
        {others.map((place) =>
          place.children.length > 0 ? (
            <Disclosure
              key={`${place.menuID} ${here}`}
              align="start"
              label={
                <>
                  {text(place, 'name')}
                  <Icon name="down" size={16} />
                </>
              }
            >
              <MenuTree places={place.children} here={here} />
            </Disclosure>
          ) : (
            place.path !== null && <PlaceLink key={place.menuID} place={place} here={here} />
          ),
        )}
      </nav>
      <button
        type="button"
        className={classes['tool']}
        onClick={onSearch}
        aria-label={t('search')}
        aria-keyshortcuts="/"
      >
        <Icon name="search" />
      </button>
      <LocaleSwitch />
      <MeMenu places={mine?.children ?? []} here={here} />
    </header>
  )
}
