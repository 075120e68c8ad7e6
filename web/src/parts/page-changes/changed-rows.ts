import { createContext, useContext } from 'react'
import type { ChangeLine } from './change-line.ts'

/** The changes of the page, for the rows that show them. */
export const ChangedRows = createContext<readonly ChangeLine[]>([])

/** The texts of what changed in any of the rows. */
export const useRowChanges = (): ((...rows: readonly string[]) => string[]) => {
  const lines = useContext(ChangedRows)
  return (...rows) =>
    lines.filter(({ row }) => row !== undefined && rows.includes(row)).map(({ text }) => text)
}
