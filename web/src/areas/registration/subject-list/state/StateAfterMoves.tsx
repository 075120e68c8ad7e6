import { use, type ReactNode } from 'react'
import { SelectionContext } from '#web/areas/registration/selection/selection-context.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { stateWords } from './state-words.ts'

/** The state of the open subject: once moves that make room for it are selected, it fits. In a plan nothing moves. */
export const StateAfterMoves = ({ children }: { readonly children: ReactNode }) => {
  const t = useWords(stateWords)
  const count = use(SelectionContext)?.moves.length ?? 0
  if (count === 0) return children
  return (
    <>
      <Icon name="check" size={16} />
      <span>{t('fitsAfterMoves', { count })}</span>
    </>
  )
}
