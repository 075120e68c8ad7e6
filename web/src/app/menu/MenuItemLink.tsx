import { Link, type LinkComponentProps } from '@tanstack/react-router'
import { useLocalized } from '#web/i18n/useWords.ts'
import { StrokeIcon } from '#web/ui/StrokeIcon.tsx'
import { menuIcons } from './menu-icons.ts'
import { MessageCount, TaskCount } from './TaskCount.tsx'
import type { MenuItem } from './useMenu.ts'

interface MenuItemLinkProps {
  readonly item: MenuItem
  readonly currentPath: string | null
  readonly onClick?: () => void
}

/** The menu is data: an entry without an icon of its own is a plain page. */
const page = 'M6 3h12v18H6zM9 8h6M9 12h6'

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
      <StrokeIcon d={menuIcons[item.path as keyof typeof menuIcons] ?? page} />
      <span>
        {text(item, 'name')}
        {item.path === '/duties' && <TaskCount />}
        {item.path === '/conversations' && <MessageCount />}
      </span>
    </Link>
  )
}
