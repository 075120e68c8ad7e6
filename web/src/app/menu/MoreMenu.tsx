import { useWords } from '#web/i18n/useWords.ts'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { Navigation } from './Navigation.tsx'
import { bottomBarItems } from '#web/app/shell/bottom-bar-items.ts'
import { filterMenu } from '#rules/menu/filter-menu.ts'
import type { MenuItem, useMenu } from './useMenu.ts'
import { laterWords } from '#web/app/later-words.ts'
import { words } from '#web/app/words.ts'

interface MoreMenuProps {
  readonly menu: ReturnType<typeof useMenu>
  readonly items: readonly MenuItem[]
  readonly currentPath: string | null
  readonly onClose: () => void
}

const inBottomBar: ReadonlySet<string> = new Set(bottomBarItems.map(({ path }) => path))

/** On a phone: the menu items that are not in the bottom bar. */
export const MoreMenu = ({ menu, items, currentPath, onClose }: MoreMenuProps) => {
  const t = useWords(words)
  const l = useWords(laterWords)
  return (
    <Modal isOpen onClose={onClose} title={l('menu')}>
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
