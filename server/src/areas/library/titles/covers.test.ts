import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { libraryTitles } from '#contract/staff/books/library-titles.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { toFormPayload } from '#server/http/files/test-form-payload.ts'
import { testLibrary } from '../test-library.ts'

const db = await testDatabase()
const filesDir = await mkdtemp(join(tmpdir(), 'covers-'))
afterAll(() => rm(filesDir, { recursive: true, force: true }))
const app = makeApp({ db, filesDir, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addBook, newStudent, signInLibrarian } = await testLibrary(app, db, university)
const headers = { ...(await signInLibrarian()), 'content-language': 'en' }

type Title = z.output<typeof libraryTitles.one.reply>
const put = async (bookID: number, bytes: Buffer | string, filename = 'cover.png') => {
  const form = toFormPayload({}, { cover: { filename, text: bytes } })
  const reply = await app.inject({
    method: 'POST',
    url: `/api/staff/library/books/${bookID}/cover`,
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  })
  return { status: reply.statusCode, ...reply.json<{ data: Title; code?: string }>() }
}
const draw = (background: string) =>
  sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .withExifMerge({ IFD0: { Artist: 'somebody' } })
    .png()
    .toBuffer()

// spec 2.42.3
describe('the cover of a book', () => {
  it('is shown in the lists by an address of its content, in one size and without metadata', async () => {
    const bookID = await addBook()
    const student = await newStudent()
    const list = async () =>
      (
        await student.read<{ items: { bookID: number; cover: string | null }[] }>('/api/my-library/books')
      ).data.items.find((book) => book.bookID === bookID)!.cover
    expect(await list()).toBe(null)
    const { status, data } = await put(bookID, await draw('#123456'))
    expect([status, await list()]).toEqual([200, data.cover])
    // Nobody has to be signed in: a picture of a page is read without the token.
    const reply = await app.inject({ url: data.cover! })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(reply.headers['cache-control']).toContain('max-age')
    const { width, height, format, exif } = await sharp(reply.rawPayload).metadata()
    expect([width, height, format, exif]).toEqual([176, 240, 'jpeg', undefined])
    expect(reply.rawPayload.length).toBeLessThan(20_000)
    const again = await app.inject({
      url: data.cover!,
      headers: { 'if-none-match': String(reply.headers['etag']) },
    })
    expect(again.statusCode).toBe(304)

    const other = await put(bookID, await draw('#654321'))
    expect(other.data.cover).not.toBe(data.cover)
    expect((await app.inject({ url: data.cover! })).statusCode).toBe(404)
    await app.inject({ method: 'DELETE', url: `/api/staff/library/books/${bookID}/cover`, headers })
    expect(await list()).toBe(null)
  })

  it('is refused when it is no picture, whatever its name says, and the former one stays', async () => {
    const bookID = await addBook()
    const { data } = await put(bookID, await draw('#123456'))
    const picture = await draw('#654321')
    const files = [
      ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'cover.png', 415],
      ['%PDF-1.4\n%%EOF', 'cover.jpg', 415],
      [picture, 'cover.svg', 415],
      [picture.subarray(0, 200), 'cover.png', 422],
    ] as const
    for (const [bytes, filename, status] of files)
      expect((await put(bookID, bytes, filename)).status).toBe(status)
    const title = await app.inject({ url: `/api/staff/library/books/${bookID}`, headers })
    expect(title.json<{ data: Title }>().data.cover).toBe(data.cover)
  })
})
