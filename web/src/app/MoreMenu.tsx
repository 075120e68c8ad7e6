import { useWords } from '#web/i18n/useWords.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { Navigation } from './Navigation.tsx'
import type { useMenu } from './useMenu.ts'
import { words } from './words.ts'

interface MoreMenuProps {
  readonly menu: ReturnType<typeof useMenu>
  readonly here: string | null
  readonly onClose: () => void
}

/** On a phone: both trees of the menu, whole. */
export const MoreMenu = ({ menu, here, onClose }: MoreMenuProps) => {
  const t = useWords(words)
  return (
    <Modal opened onClose={onClose} title={t('menu')}>
      <nav aria-label={t('sidebarMenu')}>
        <Navigation menu={menu} places={[...menu.sidebar, ...menu.header]} here={here} onChoose={onClose} />
      </nav>
    </Modal>
  )
}
