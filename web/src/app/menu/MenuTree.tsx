import { useId, useState } from 'react'
import { useLocalized } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { isGroupFolded, saveGroupFolded } from './folded-groups.ts'
import classes from './MenuTree.module.css'
import { MenuItemLink } from './MenuItemLink.tsx'
import { flattenMenu, type MenuItem } from './useMenu.ts'

interface MenuTreeProps {
  readonly items: readonly MenuItem[]
  readonly currentPath: string | null
  readonly onNavigate?: () => void
}

/** A menu whose groups can be folded, which is remembered. */
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
  const [isFolded, setFolded] = useState(() => isGroupFolded(item.menuID))
  const toggle = () => {
    setFolded(!isFolded)
    saveGroupFolded(item.menuID, !isFolded)
  }
  // A group that is a link itself shows it first.
  const own = item.path === null ? [] : [{ ...item, children: [] }]
  return (
    <>
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-controls={id}
        data-current={(isFolded && hasCurrent) || undefined}
        onClick={toggle}
      >
        {text(item, 'name')}
        <Icon name={isFolded ? 'right' : 'down'} size={16} />
      </button>
      <div id={id} hidden={isFolded}>
        <MenuTree
          items={[...own, ...item.children]}
          currentPath={currentPath}
          {...(onNavigate && { onNavigate })}
        />
      </div>
    </>
  )
}
