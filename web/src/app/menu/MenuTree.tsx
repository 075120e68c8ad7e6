import { useId, useState } from 'react'
import { useLocalized } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './MenuTree.module.css'
import { MenuItemLink } from './MenuItemLink.tsx'
import { flattenMenu, type MenuItem } from './useMenu.ts'

interface MenuTreeProps {
  readonly items: readonly MenuItem[]
  readonly currentPath: string | null
  readonly onNavigate?: () => void
}

/** A menu whose groups can be folded; the group with the current item is open. */
export const MenuTree = ({ items, currentPath, onNavigate }: MenuTreeProps) => (
  <ul className={classes['tree']}>
    {items.map((item) => (
      <li key={item.menuID}>
        {item.children.length > 0 ? (
          <Group item={item} currentPath={currentPath} {...(onNavigate && { onNavigate })} />
        ) : (
          item.path !== null && (
            <MenuItemLink
              item={item}
              currentPath={currentPath}
              {...(onNavigate && { onClick: onNavigate })}
            />
          )
        )}
      </li>
    ))}
  </ul>
)

const Group = ({
  item,
  currentPath,
  onNavigate,
}: {
  item: MenuItem
  currentPath: string | null
  onNavigate?: () => void
}) => {
  const id = useId()
  const text = useLocalized()
  const hasCurrent = flattenMenu([item]).some(({ path }) => path !== null && path === currentPath)
  const [folded, setFolded] = useState<boolean | null>(null)
  const isOpen = folded === null ? hasCurrent : !folded
  // A group that is a link itself shows it first.
  const own = item.path === null ? [] : [{ ...item, children: [] }]
  return (
    <>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setFolded(isOpen)}>
        {text(item, 'name')}
        <Icon name={isOpen ? 'down' : 'right'} size={16} />
      </button>
      <div id={id} hidden={!isOpen}>
        <MenuTree
          items={[...own, ...item.children]}
          currentPath={currentPath}
          {...(onNavigate && { onNavigate })}
        />
      </div>
    </>
  )
}
