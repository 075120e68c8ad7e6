import { useWords } from '#web/i18n/useWords.ts'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { Navigation } from './Navigation.tsx'
import { useBottomBarItems } from '#web/app/shell/useBottomBarItems.ts'
import { filterMenu } from './filter-menu.ts'
import type { MenuItem, useMenu } from './useMenu.ts'
import { words } from '#web/app/words.ts'

interface MoreMenuProps {
  readonly menu: ReturnType<typeof useMenu>
  readonly items: readonly MenuItem[]
  readonly currentPath: string | null
  readonly onClose: () => void
}

/** On a phone: the menu items that are not in the bottom bar. */
export const MoreMenu = ({ menu, items, currentPath, onClose }: MoreMenuProps) => {
  const t = useWords(words)
  const inBottomBar = new Set<string>(useBottomBarItems().map(({ path }) => path))
  return (
    <Modal isOpen onClose={onClose} title={t('menu')}>
      <nav aria-label={t('sidebarMenu')}>
        <Navigation
          menu={menu}
          items={filterMenu(items, (path) => !inBottomBar.has(path))}
          currentPath={currentPath}
          onNavigate={onClose}
        />
      </nav>
    </Modal>
  )
}
