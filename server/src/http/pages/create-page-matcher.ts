/** Whether a path is that of a screen; in the screens' paths `$name` is a parameter. */
export const createPageMatcher = (screens: readonly string[]): ((path: string) => boolean) => {
  const patterns = screens.map((screen) =>
    screen.replace(/[.*+?^{}()|[\]\\]/g, String.raw`\$&`).replace(/\$\w+/g, '[^/]+'),
  )
  // As the browser's router matches: in any case, with or without a slash at the end.
  const pattern = new RegExp(`^(?:${patterns.join('|')})/?$`, 'i')
  return (path) => pattern.test(path)
}
