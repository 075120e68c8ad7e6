import { Link, type LinkComponentProps } from '@tanstack/react-router'
import { useLocalized } from '#web/i18n/useWords.ts'
import type { MenuItem } from './useMenu.ts'

interface MenuItemLinkProps {
  readonly item: MenuItem
  readonly currentPath: string | null
  readonly onClick?: () => void
}

/** A link to a menu item; the current one is marked. */
export const MenuItemLink = ({ item, currentPath, onClick }: MenuItemLinkProps) => {
  const text = useLocalized()
  return (
    <Link
      // The menu is data; a test compares its paths with the routes.
      to={item.path as LinkComponentProps['to']}
      activeOptions={{ exact: true }}
      aria-current={item.path === currentPath ? 'page' : undefined}
      onClick={onClick}
    >
      {text(item, 'name')}
    </Link>
  )
}
