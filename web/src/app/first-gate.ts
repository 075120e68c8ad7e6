/** Takes what the portal asks, in order, the keys that have a dialog and those closed for this visit; gives the first to show. */
export const firstGate = <Blocker extends { readonly key: string }>(
  blockers: readonly Blocker[],
  open: ReadonlySet<string>,
  closed: ReadonlySet<string>,
): Blocker | undefined => blockers.find(({ key }) => open.has(key) && !closed.has(key))
