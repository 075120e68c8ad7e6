import { Link } from '@tanstack/react-router'
import { LocaleSwitch } from '#web/i18n/LocaleSwitch.tsx'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import classes from './Header.module.css'
import { MeMenu } from './MeMenu.tsx'
import { NotificationBell } from '#web/app/notifications/NotificationBell.tsx'
import { MenuTree } from '#web/app/menu/MenuTree.tsx'
import { MenuItemLink } from '#web/app/menu/MenuItemLink.tsx'
import type { MenuItem } from '#web/app/menu/useMenu.ts'
import { words } from '#web/app/words.ts'

interface HeaderProps {
  readonly items: readonly MenuItem[]
  readonly currentPath: string | null
  readonly isFolded: boolean
  readonly onFold: () => void
  readonly onSearch: () => void
}

/** The header: menu 1, search, language and the student's own menu (spec 2.6.1). */
export const Header = ({ items, currentPath, isFolded, onFold, onSearch }: HeaderProps) => {
  const t = useWords(words)
  const text = useLocalized()
  // The group with the log-out is the student's own menu.
  const mine = items.find((item) => item.children.some(({ path }) => path === '/logout'))
  const others = items.filter((item) => item !== mine)
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
      <nav className={classes['items']} aria-label={t('headerMenu')} hidden={others.length === 0}>
        {others.map((item) =>
          item.children.length > 0 ? (
            <Disclosure
              key={`${item.menuID} ${currentPath}`}
              align="start"
              label={
                <>
                  {text(item, 'name')}
                  <Icon name="down" size={16} />
                </>
              }
            >
              <MenuTree items={item.children} currentPath={currentPath} />
            </Disclosure>
          ) : (
            item.path !== null && <MenuItemLink key={item.menuID} item={item} currentPath={currentPath} />
          ),
        )}
      </nav>
      <button
        type="button"
        className={`${classes['tool']} ${classes['search']}`}
        aria-label={t('search')}
        aria-keyshortcuts="/ Control+K"
        onClick={onSearch}
      >
        <Icon name="search" />
        <span>{t('search')}</span>
        <kbd>/</kbd>
      </button>
      <NotificationBell />
      <LocaleSwitch />
      <MeMenu items={mine?.children ?? []} currentPath={currentPath} />
    </header>
  )
}
