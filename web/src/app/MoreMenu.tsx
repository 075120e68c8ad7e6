import { useWords } from '#web/i18n/useWords.ts'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { Navigation } from './Navigation.tsx'
import { inBottomBar } from './bottom-places.ts'
import { keepPlaces } from './keep-places.ts'
import type { Place, useMenu } from './useMenu.ts'
import { words } from './words.ts'

interface MoreMenuProps {
  readonly menu: ReturnType<typeof useMenu>
  readonly places: readonly Place[]
  readonly here: string | null
  readonly onClose: () => void
}

/** On a phone: all places of the menu that the bar below does not lead to. */
export const MoreMenu = ({ menu, places, here, onClose }: MoreMenuProps) => {
  const t = useWords(words)
  return (
    <Modal isOpen onClose={onClose} title={t('menu')}>
      <nav aria-label={t('sidebarMenu')}>
        <Navigation
          menu={menu}
          places={keepPlaces(places, (path) => !inBottomBar(path))}
          here={here}
          onChoose={onClose}
        />
      </nav>
    </Modal>
  )
}
