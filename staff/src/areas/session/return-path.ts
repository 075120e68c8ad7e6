/** Where the sign-in leads, below /staff; `ended`: it was left because the session has ended. */
export const readReturnPath = (search: Record<string, unknown>): { to?: string; ended?: true } => {
  const { to, ended } = search
  if (typeof to !== 'string' || !/^\/(?![/\\])/.test(to)) return {}
  return { to, ...(ended === true && { ended }) }
}
