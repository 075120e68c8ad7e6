import { useWords } from '#web/i18n/useWords.ts'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { Navigation } from './Navigation.tsx'
import { isInBottomBar } from '#web/app/shell/bottom-bar-items.ts'
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
  return (
    <Modal isOpen onClose={onClose} title={t('menu')}>
      <nav aria-label={t('sidebarMenu')}>
        <Navigation
          menu={menu}
          items={filterMenu(items, (path) => !isInBottomBar(path))}
          currentPath={currentPath}
          onNavigate={onClose}
        />
      </nav>
    </Modal>
  )
}
