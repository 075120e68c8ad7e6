import { createContext } from 'react'

/** Opens the entry after the open one; null where there is none. */
export const NextEntry = createContext<(() => void) | null>(null)
