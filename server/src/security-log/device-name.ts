// The order matters: a user agent also names the browsers that it derives from.
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** A readable name of the browser, such as "Firefox, Windows", or "—". */
export const toDeviceName = (userAgent: string | undefined): string => {
  const agent = userAgent ?? ''
  const found = [browsers, systems].map((list) => list.find(([, pattern]) => pattern.test(agent))?.[0])
  return found.filter((name) => name !== undefined).join(', ') || '—'
}
