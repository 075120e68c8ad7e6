import { createContext } from 'react'
import type { GroupSelection } from '#web/parts/group-picker/useGroupSelection.ts'

/** The selected groups of the open subject. By a context only what shows them is rendered again with each press. */
export const SelectionContext = createContext<GroupSelection | null>(null)
