/** Preferences of the frame on this device, kept for the next visits. The script of the first paint reads `sidebar` too. */
type Preference = 'sidebar' | 'folded_menu_groups' | 'bright_sheets' | 'keys' | 'enter_sends' | CachedCount

/** The last numbers of the bell and of what is to be done. */
export type CachedCount = 'notification_count' | 'task_count' | 'message_count'

export const readPreference = (name: Preference): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export const savePreference = (name: Preference, value: string): void => {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Without storage it lasts until the page is left.
  }
}
