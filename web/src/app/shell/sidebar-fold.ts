import { savePreference } from '#web/api/preference.ts'

/** The script of the first paint has set it, so that a folded sidebar is never drawn first. */
export const isSidebarFolded = (): boolean => document.documentElement.dataset['sidebar'] === 'folded'

/** Folds or opens the sidebar, now and on the next visits; a style makes it a rail of icons. */
export const foldSidebar = (isFolded: boolean): void => {
  const state = isFolded ? 'folded' : 'open'
  document.documentElement.dataset['sidebar'] = state
  savePreference('sidebar', state)
}
