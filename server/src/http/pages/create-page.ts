import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { isTimeZone } from '#rules/time/zoned-time.ts'

interface Page {
  readonly timeZone: string
  readonly html: string
  readonly compressed: Buffer
}

const compress = promisify(brotliCompress)

/** How long a page keeps a time zone that may have been changed; the page itself never waits for the database. */
const refreshMs = 10_000

/**
 * The built page with the university's time zone written into it, so that the browser knows it before the first paint
 * and without a network. A change of the setting is in the pages served some seconds later.
 */
export const createPage = async (
  html: string,
  loadTimeZone: () => Promise<string>,
): Promise<() => Pick<Page, 'html' | 'compressed'>> => {
  const write = async (timeZone: string): Promise<Page> => {
    const page = html.replace('<html ', () => `<html data-time-zone="${timeZone}" `)
    return { timeZone, html: page, compressed: await compress(page) }
  }
  let page = await write(await loadTimeZone())
  let readAt = Date.now()
  const refresh = async () => {
    const timeZone = await loadTimeZone()
    // One that this Node does not know is reported where it is used.
    if (timeZone !== page.timeZone && isTimeZone(timeZone)) page = await write(timeZone)
  }
  return () => {
    if (Date.now() - readAt >= refreshMs) {
      readAt = Date.now()
      // Without the database the page keeps what it has.
      refresh().catch(() => undefined)
    }
    return page
  }
}
