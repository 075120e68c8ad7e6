import { createContext } from 'react'

/** Which of several dialogs in a row is open; null where there is only one. */
export const DialogStep = createContext<{ readonly nth: number; readonly count: number } | null>(null)
