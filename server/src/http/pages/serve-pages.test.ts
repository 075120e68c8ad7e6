import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { servePages } from './serve-pages.ts'

const dist = mkdtempSync(join(tmpdir(), 'portal-pages-'))
const staffDist = mkdtempSync(join(tmpdir(), 'portal-staff-'))
afterAll(() => {
  rmSync(dist, { recursive: true })
  rmSync(staffDist, { recursive: true })
})
const built = '<!doctype html><html lang="ka"><body>log in<i><!--university--></i></body></html>'
let timeZone = 'Europe/Berlin'
const builtHome = '<!doctype html><html lang="ka"><body>log in<script>draw()</script></body></html>'
const page = built.replace('<html', '<html data-time-zone="Europe/Berlin"').replace('<!--university-->', '')
const pages = ['/', '/login', '/exam-view', '/exam-view/$id/$examScheduleID', '/clubs', '/clubs/form']
mkdirSync(join(dist, 'assets'))
for (const [name, text] of Object.entries({
  'index.html': built,
  'home.html': builtHome,
  'pages.json': JSON.stringify(pages),
  'service-worker.js': 'self',
  'assets/main-1.js': 'main',
}))
  writeFileSync(join(dist, name), text)

writeFileSync(join(dist, 'assets/main-1.js.gz'), gzipSync('main, packed by the build'))

const staffBuilt = '<!doctype html><html lang="ka"><body>staff</body></html>'
const staffPage = staffBuilt.replace('<html', '<html data-time-zone="Europe/Berlin"')
mkdirSync(join(staffDist, 'assets'))
for (const [name, text] of Object.entries({
  'index.html': staffBuilt,
  'pages.json': JSON.stringify(['/staff', '/staff/audit']),
  'assets/staff-1.js': 'staff',
}))
  writeFileSync(join(staffDist, name), text)

const app = makeApp({ db: await testDatabase(), quiet: true, withPages: true })
const university: { ka: string | null; en: string | null; isTrial: boolean } = {
  ka: null,
  en: null,
  isTrial: false,
}
const loadSettings = vi.fn(() => Promise.resolve({ timeZone, ...university }))
await servePages(app, { web: dist, staff: staffDist }, loadSettings)
afterAll(() => app.close())

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const get = (
  url: string,
  headers: Record<string, string> = browser,
  method: 'GET' | 'HEAD' | 'POST' = 'GET',
) => app.inject({ method, url, headers })

describe('servePages', () => {
  it.each(['/login', '/login?next=%2F', '/Login/', '/exam-view/7/8', '/clubs/form'])(
    'serves the page at %s',
    async (path) => {
      for (const headers of [browser, { accept: '*/*' }]) {
        const { statusCode, body } = await get(path, headers)
        expect([statusCode, body]).toEqual([200, page])
      }
      expect((await get(path, browser, 'HEAD')).statusCode).toBe(200)
    },
  )

  it('serves home with the script that draws it, which its policy alone allows', async () => {
    const home = await get('/?from=menu')
    expect([home.statusCode, home.body]).toEqual([
      200,
      builtHome.replace('<html', '<html data-time-zone="Europe/Berlin"'),
    ])
    const hash = createHash('sha256').update('draw()').digest('base64')
    expect(home.headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    expect((await get('/login')).headers['content-security-policy']).not.toContain('sha256')
  })

  it('answers an unchanged page with 304 and no body', async () => {
    const [home, other] = [(await get('/')).headers.etag!, (await get('/login')).headers.etag!]
    expect(home).not.toBe(other)
    const again = await get('/', { ...browser, 'if-none-match': home })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', home])
    expect((await get('/', { ...browser, 'if-none-match': other })).statusCode).toBe(200)
    // A page that is not found stays 404 whatever the browser has.
    expect((await get('/none', { ...browser, 'if-none-match': other })).statusCode).toBe(404)
  })

  const unknownPaths = [
    '/health',
    '/login/x',
    '/exam-view/7',
    '/exam-view//8',
    '/loginx',
    '/pages.json',
    '/index.html',
    '/home.html',
  ]
  it.each(unknownPaths)('answers 404 at %s (spec 2.2.3)', async (path) => {
    const probe = await get(path, { accept: '*/*' })
    expect([probe.statusCode, probe.json()]).toMatchObject([404, { code: 'no_such_call' }])
    expect((await get(path, {})).statusCode).toBe(404)
    expect((await get(path, { accept: '*/*' }, 'HEAD')).statusCode).toBe(404)
    // A person gets the screen that says so, and not the log-in form before it.
    const opened = await get(path)
    expect([opened.statusCode, opened.body]).toEqual([404, page.replace('<html', '<html data-not-found')])
    expect(opened.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' })
  })

  it('serves staff a page and files of their own', async () => {
    for (const path of ['/staff', '/staff/', '/staff/audit?page=2', '/Staff/audit']) {
      const { statusCode, body } = await get(path)
      expect([path, statusCode, body]).toEqual([path, 200, staffPage])
    }
    const file = await get('/staff/assets/staff-1.js')
    expect([file.body, file.headers['cache-control']]).toEqual([
      'staff',
      'public, max-age=31536000, immutable',
    ])
    expect((await get('/assets/staff-1.js')).statusCode).toBe(404)
    const unknown = await get('/staff/none')
    expect([unknown.statusCode, unknown.body]).toEqual([
      404,
      staffPage.replace('<html', '<html data-not-found'),
    ])
    for (const path of ['/staff/assets/none.js', '/staff/api/none', '/staff/pages.json', '/staff/index.html'])
      expect((await get(path, { accept: '*/*' })).statusCode).toBe(404)
    expect((await get('/staffroom')).body).toContain('log in')
  })

  it('answers an unknown call and file with 404 and no page', async () => {
    for (const path of ['/api/none', '/assets/old-1.js']) {
      const { statusCode, headers } = await get(path)
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    }
    expect((await get('/login', browser, 'POST')).statusCode).toBe(404)
  })

  it('sends what the build has compressed, and compresses nothing for a request', async () => {
    const gzip = { ...browser, 'accept-encoding': 'gzip' }
    const file = await get('/assets/main-1.js', gzip)
    expect(gunzipSync(file.rawPayload).toString()).toBe('main, packed by the build')
    expect((await get('/assets/main-1.js.gz')).statusCode).toBe(404)
    for (const path of ['/login', '/none']) {
      const { headers, rawPayload } = await get(path, gzip)
      expect([headers['content-encoding'], headers['content-length']]).toEqual([
        'gzip',
        String(rawPayload.length),
      ])
    }
  })

  it('serves the files, and the compressed page', async () => {
    const asset = await get('/assets/main-1.js')
    expect(asset.body).toBe('main')
    expect(asset.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
    for (const name of ['etag', 'last-modified', 'referrer-policy'])
      expect(asset.headers[name]).toBeUndefined()
    expect((await get('/service-worker.js')).body).toBe('self')
    const { headers, rawPayload } = await get('/login', { ...browser, 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toBe(page)
  })

  it('writes a changed time zone into the pages some seconds later, and keeps it without the database', async () => {
    const zoneAt = async (seconds: number) => {
      vi.setSystemTime(start + seconds * 1000)
      const { rawPayload } = await get('/', { ...browser, 'accept-encoding': 'br' })
      const [plain, compressed] = [(await get('/')).body, brotliDecompressSync(rawPayload).toString()]
      expect(compressed).toBe(plain)
      return /data-time-zone="([^"]+)"/.exec(plain)?.[1]
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    const start = Date.now()
    timeZone = 'Asia/Kathmandu'
    expect(await zoneAt(1)).toBe('Europe/Berlin')
    await zoneAt(30)
    await expect.poll(() => zoneAt(31)).toBe('Asia/Kathmandu')
    expect((await get('/none')).body).toContain('<html data-not-found data-time-zone="Asia/Kathmandu" ')
    // The database is away, and then has a zone that this Node does not know.
    loadSettings.mockRejectedValueOnce(new Error('away'))
    expect(await zoneAt(60)).toBe('Asia/Kathmandu')
    timeZone = '"><script>'
    expect(await zoneAt(90)).toBe('Asia/Kathmandu')
    const calls = loadSettings.mock.calls.length
    expect(await zoneAt(95)).toBe('Asia/Kathmandu')
    expect(loadSettings).toHaveBeenCalledTimes(calls)
    // The name of the university follows in the same way, and cannot be script.
    timeZone = 'Asia/Kathmandu'
    Object.assign(university, { ka: 'უნივერსიტეტი', en: '<b title="Law & Arts">' })
    await zoneAt(120)
    const name = '&lt;b title=&quot;Law &amp; Arts&quot;>'
    vi.setSystemTime(start + 121_000)
    const logIn = async () => (await get('/login')).body
    await expect.poll(logIn).toContain(`data-university-ka="უნივერსიტეტი" data-university-en="${name}"`)
    expect(await logIn()).toContain(
      `<i><span class="ka">უნივერსიტეტი</span><span class="en">${name}</span></i>`,
    )
    // A trial copy shows a banner on every page of both sides, which pages of a real portal do not contain.
    expect(await logIn()).not.toContain('class="trial"')
    university.isTrial = true
    vi.advanceTimersByTime(11_000)
    await expect.poll(logIn).toContain('<body><aside class="trial">')
    expect((await get('/staff')).body).toContain('<body><aside class="trial">')
    vi.useRealTimers()
  })
})
