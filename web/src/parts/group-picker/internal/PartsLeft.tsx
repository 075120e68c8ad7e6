import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { words } from '#web/parts/group-picker/words.ts'

interface Props {
  /** The names of the parts that have no group yet. */
  readonly types: readonly string[]
  /** Why no group can be found for one of them, after what is selected. */
  readonly deadEnd: string | null | undefined
  /** Selects a group that leads on. */
  readonly children: ReactNode
}

/** The parts that are still to be selected, or what to select instead if nothing goes with the selection. */
export const PartsLeft = ({ types, deadEnd, children }: Props) => {
  const t = useWords(words)
  if (deadEnd) {
    return (
      <Notice kind="warning" action={children}>
        {deadEnd}
      </Notice>
    )
  }
  return <p>{t('partsLeft', { types: types.join(', ') })}</p>
}
