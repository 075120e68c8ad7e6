import { useLocation } from '@tanstack/react-router'
import { lazy } from 'react'
import { loadChunk } from '#web/api/chunk.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { MenuItem } from '#web/app/menu/useMenu.ts'
import { words } from '#web/app/words.ts'

const MePanel = lazy(async () => ({
  default: (await loadChunk(() => import('./MePanel.tsx'))).MePanel,
}))

interface MeMenuProps {
  /** The group of the header's menu that contains the log-out. */
  readonly items: readonly MenuItem[]
  readonly currentPath: string | null
}

/** The student's own menu, loaded when it is opened. */
export const MeMenu = ({ items, currentPath }: MeMenuProps) => {
  const t = useWords(words)
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <Disclosure
      key={path}
      label={<Icon name="person" />}
      ariaLabel={t('account')}
      isCurrent={items.some((item) => item.path === currentPath && currentPath !== null)}
    >
      <DataBoundary fallback={<></>}>
        <MePanel items={items} currentPath={currentPath} />
      </DataBoundary>
    </Disclosure>
  )
}
