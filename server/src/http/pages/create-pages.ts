import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { isTimeZone } from '#rules/time/zoned-time.ts'

interface Page {
  readonly html: string
  readonly compressed: Buffer
  /** Weak, because it is that of both encodings. */
  readonly etag: string
}

const compress = promisify(brotliCompress)

/** How long a page keeps a time zone that may have been changed; the page itself never waits for the database. */
const refreshMs = 10_000

const writePage = async (html: string, timeZone: string): Promise<Page> => {
  const page = html.replace('<html ', () => `<html data-time-zone="${timeZone}" `)
  const hash = createHash('sha256').update(page).digest('base64url').slice(0, 16)
  return { html: page, compressed: await compress(page), etag: `W/"${hash}"` }
}

/**
 * The built pages with the university's time zone written into them, so that the browser knows it before the first paint
 * and without a network. A change of the setting is in the pages served some seconds later.
 */
export const createPages = async <Name extends string>(
  texts: Readonly<Record<Name, string>>,
  loadTimeZone: () => Promise<string>,
): Promise<(name: Name) => Page> => {
  const writeAll = async (timeZone: string) => {
    const names = Object.keys(texts) as Name[]
    const written = names.map(async (name) => [name, await writePage(texts[name], timeZone)] as const)
    return { timeZone, pages: new Map(await Promise.all(written)) }
  }
  let current = await writeAll(await loadTimeZone())
  let readAt = Date.now()
  const refresh = async () => {
    const timeZone = await loadTimeZone()
    // One that this Node does not know is reported where it is used.
    if (timeZone !== current.timeZone && isTimeZone(timeZone)) current = await writeAll(timeZone)
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
