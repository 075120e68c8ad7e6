import { use } from 'react'
import type { GroupSelection } from '#web/parts/group-picker/useGroupSelection.ts'
import { SelectionContext } from './selection-context.ts'

/** The selected groups of the open subject. */
export const useSelection = (): GroupSelection => {
  const selection = use(SelectionContext)
  if (selection === null) throw new Error('the selection is not provided')
  return selection
}
