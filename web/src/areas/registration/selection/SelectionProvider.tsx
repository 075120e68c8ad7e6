import type { ReactNode } from 'react'
import { useGroupSelection } from '#web/parts/group-picker/useGroupSelection.ts'
import { SelectionContext } from './selection-context.ts'

interface Props {
  readonly subjectID: number | null
  readonly children: ReactNode
}

/** Holds the selected groups; its children are not rendered again when they change. */
export const SelectionProvider = ({ subjectID, children }: Props) => (
  <SelectionContext value={useGroupSelection(subjectID)}>{children}</SelectionContext>
)
