/** Data that the page of staff leaves in a new tab, which then shows the portal as the student sees it. */
export interface StudentView {
  readonly token: string
  readonly studentID: number
  /** When it ends, in ms since the epoch of this device. */
  readonly until: number
}

/** When it ends; `beginView` reads it too. */
const untilKey = 'student_view'
const studentKey = 'viewed_student'
const tokenKey = 'view_token'
/** How the member of staff likes to read, which such a tab takes over. */
const preservedKeys = ['locale', 'mantine-color-scheme-value']

/** The view that was left in this tab, which may have ended, or null. */
export const readView = (): StudentView | null => {
  const token = sessionStorage.getItem(tokenKey)
  if (token === null) return null
  const [studentID = 0, until = 0] = [studentKey, untilKey].map((key) => Number(sessionStorage.getItem(key)))
  return { token, studentID, until }
}

/** Leaves a view in a new tab, and nothing else. */
export const storeView = (tab: Storage, { token, studentID, until }: StudentView): void => {
  const kept = preservedKeys.map((name) => [name, localStorage.getItem(name)] as const)
  tab.clear()
  for (const [name, value] of kept) if (value !== null) tab.setItem(name, value)
  tab.setItem(untilKey, String(until))
  tab.setItem(studentKey, String(studentID))
  tab.setItem(tokenKey, token)
  // The portal's own, which it removes when the session is over.
  tab.setItem('token', token)
}

/** Nothing of a view stays in the tab. */
export const clearView = (): void => sessionStorage.clear()

/** Whether the portal still takes the session for a living one. */
export const hasToken = (): boolean => sessionStorage.getItem('token') !== null
