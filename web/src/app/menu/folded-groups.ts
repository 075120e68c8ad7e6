import { readPreference, savePreference } from '#web/api/preference.ts'

const readFolded = (): string[] => (readPreference('folded_menu_groups') ?? '').split(' ').filter(Boolean)

/** Whether a group of the menu was folded on this device. */
export const isGroupFolded = (menuID: number): boolean => readFolded().includes(String(menuID))

/** Saves the choice for the next visits. */
export const saveGroupFolded = (menuID: number, isFolded: boolean): void => {
  const others = readFolded().filter((each) => each !== String(menuID))
  savePreference('folded_menu_groups', [...others, ...(isFolded ? [menuID] : [])].join(' '))
}
