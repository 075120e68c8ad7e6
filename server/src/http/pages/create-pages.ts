import { isTimeZone } from '#rules/time/zoned-time.ts'
import { createDocument, type Document } from './create-document.ts'
import type { PageSettings } from './sql.ts'
import { trialBanner } from './trial-banner.ts'

interface Page {
  readonly found: Document
  /** The page for a path without a screen, which must not paint the log-in form first. */
  readonly notFound: Document
}

/** How long a page keeps settings that may have been changed; the page itself never waits for the database. */
const refreshMs = 10_000

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<"]/g, (sign) => escapes[sign]!)

/** Where the built page has room for the name of the university. */
const namePlace = '<!--university-->'

const writePage = async (html: string, { timeZone, ka, en, isTrial }: PageSettings): Promise<Page> => {
  const names = { ka: escapeHtml(ka ?? en ?? ''), en: escapeHtml(en ?? ka ?? '') }
  const hasName = names.ka !== ''
  const attributes = [
    `data-time-zone="${timeZone}"`,
    ...(hasName ? [`data-university-ka="${names.ka}"`, `data-university-en="${names.en}"`] : []),
  ]
  const page = html
    .replace('<html ', () => `<html ${attributes.join(' ')} `)
    .replace(namePlace, () =>
      hasName ? `<span class="ka">${names.ka}</span><span class="en">${names.en}</span>` : '',
    )
    .replace('<body>', () => `<body>${isTrial ? trialBanner : ''}`)
  const [found, notFound] = await Promise.all(
    [page, page.replace('<html ', () => '<html data-not-found ')].map((text) => createDocument(text)),
  )
  return { found: found!, notFound: notFound! }
}

/**
 * The built pages with the university's time zone and name written into them. A change of the settings is in the pages
 * served some seconds later.
 */
export const createPages = async <Name extends string>(
  texts: Readonly<Record<Name, string>>,
  loadSettings: () => Promise<PageSettings>,
): Promise<(name: Name) => Page> => {
  const writeAll = async (settings: PageSettings) => {
    const names = Object.keys(texts) as Name[]
    const written = names.map(async (name) => [name, await writePage(texts[name], settings)] as const)
    return { key: JSON.stringify(settings), pages: new Map(await Promise.all(written)) }
  }
  let current = await writeAll(await loadSettings())
  let readAt = Date.now()
  const refresh = async () => {
    const settings = await loadSettings()
    // A time zone that this Node does not know is reported where it is used.
    if (JSON.stringify(settings) !== current.key && isTimeZone(settings.timeZone))
      current = await writeAll(settings)
  }
  return (name) => {
    if (Date.now() - readAt >= refreshMs) {
      readAt = Date.now()
      // Without the database the pages keep what they have.
      refresh().catch(() => undefined)
    }
    return current.pages.get(name)!
  }
}
