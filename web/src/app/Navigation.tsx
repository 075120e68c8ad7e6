import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { MenuTree } from './MenuTree.tsx'
import type { Place, useMenu } from './useMenu.ts'
import { words } from './words.ts'

interface NavigationProps {
  readonly menu: ReturnType<typeof useMenu>
  readonly places: readonly Place[]
  readonly here: string | null
  readonly onChoose?: () => void
}

/** A tree of the menu with what stands there until it has come, and when it could not be read. */
export const Navigation = ({ menu, places, here, onChoose }: NavigationProps) => {
  const t = useWords(words)
  if (menu.again !== null) {
    const again = (
      <button type="button" className="plain-button" onClick={menu.again}>
        {t('tryAgain')}
      </button>
    )
    return (
      <Notice kind="error" action={again}>
        {t('menuFailed')}
      </Notice>
    )
  }
  return menu.isWaiting ? (
    <Skeleton />
  ) : (
    <MenuTree places={places} here={here} {...(onChoose && { onChoose })} />
  )
}
