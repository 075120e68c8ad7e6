/** Screens that are in no menu, and where they belong. */
const belongsTo: ReadonlyMap<string | undefined, string> = new Map([
  ['courses', '/schedule'],
  ['resources', '/university-charter'],
])

/** The longest path of the menu that the address equals or is below; null if none. */
export const findCurrentPath = (paths: readonly string[], address: string): string | null =>
  findLongest(paths, address) ?? findLongest(paths, belongsTo.get(address.split('/')[1]) ?? '')

const findLongest = (paths: readonly string[], address: string): string | null =>
  paths
    .filter((path) => path === address || (path !== '/' && address.startsWith(`${path}/`)))
    .toSorted((a, b) => b.length - a.length)[0] ?? null
