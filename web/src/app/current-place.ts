/** Takes the paths of the menu and the address; gives the one of them that stands for it, or null: the longest that leads to it. */
export const currentPlace = (paths: readonly string[], address: string): string | null =>
  paths
    .filter((path) => path === address || (path !== '/' && address.startsWith(`${path}/`)))
    .toSorted((a, b) => b.length - a.length)[0] ?? null
