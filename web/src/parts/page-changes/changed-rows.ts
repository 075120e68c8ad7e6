import { createContext } from 'react'
import type { ChangeLine } from './change-line.ts'

/** The changes of the page, for the rows that show them. */
export const ChangedRows = createContext<readonly ChangeLine[]>([])
