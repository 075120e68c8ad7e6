import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { MenuTree } from './MenuTree.tsx'
import type { MenuItem, useMenu } from './useMenu.ts'
import { words } from '#web/app/words.ts'

interface NavigationProps {
  readonly menu: ReturnType<typeof useMenu>
  readonly items: readonly MenuItem[]
  readonly currentPath: string | null
  readonly onNavigate?: () => void
}

/** The menu with its skeleton and its error state. */
export const Navigation = ({ menu, items, currentPath, onNavigate }: NavigationProps) => {
  const t = useWords(words)
  if (menu.retry !== null) {
    const retryButton = (
      <button type="button" className="plain-button" onClick={menu.retry}>
        {t('tryAgain')}
      </button>
    )
    return (
      <Notice kind="error" action={retryButton}>
        {t('menuFailed')}
      </Notice>
    )
  }
  return menu.isPending ? (
    <Skeleton />
  ) : (
    <MenuTree items={items} currentPath={currentPath} {...(onNavigate && { onNavigate })} />
  )
}
