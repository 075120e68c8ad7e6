import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { compareNames } from '#rules/text/to-sort-key.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { testClubs } from './test-clubs.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: await testFolder() })
const { found, newStudent, approve } = testClubs(app, db, await testUniversity(db))
const fetchPicture = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers })

// spec 2.38.1
it('a picture has an address that holds its hash, may be kept for good, and is a JPEG whatever was sent', async () => {
  const { data } = await found(await newStudent())
  const { statusCode, headers, rawPayload } = await fetchPicture(data.picture!)
  expect(statusCode).toBe(200)
  expect(rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  expect(data.picture).toBe(`/api/clubs/pictures/${hash('sha256', rawPayload)}`)
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${hash('sha256', rawPayload)}"`,
    'x-content-type-options': 'nosniff',
  })
  const again = await fetchPicture(data.picture!, { 'if-none-match': headers.etag as string })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  expect((await fetchPicture(data.picture!, { 'if-none-match': '"another"' })).statusCode).toBe(200)
  for (const [url, status] of [
    [`/api/clubs/pictures/${'0'.repeat(64)}`, 404],
    ['/api/clubs/pictures/1', 422],
  ] as const)
    expect((await fetchPicture(url)).statusCode).toBe(status)
})

it('the list has 12 clubs a page, the own ones first, and the own ones apart', async () => {
  const [head, reader] = [await newStudent(), await newStudent()]
  for (let nth = 0; nth < 14; nth += 1) {
    const { data } = await found(nth < 12 ? await newStudent() : head, {
      name: `კლუბი ${String.fromCharCode(100 - nth)}`,
    })
    await approve(data.self_governmentID)
  }
  interface Page {
    readonly items: readonly {
      readonly self_governmentID: number
      readonly name: string
      readonly is_mine: boolean
    }[]
    readonly total: number
    readonly perPage: number
  }
  const readPage = async (student: typeof head, page: number) =>
    (await student.read<Page>(`/api/clubs?page=${page}`)).data
  const [first, second] = [await readPage(head, 1), await readPage(head, 2)]
  const { total } = first
  expect([first.items.length, first.perPage, second.items.length]).toEqual([12, 12, total - 12])
  const all = [...first.items, ...second.items]
  expect(new Set(all.map((each) => each.self_governmentID)).size).toBe(total)
  expect(all.map(({ is_mine }) => is_mine)).toEqual(all.map((_, nth) => nth < 2))
  const others = all.slice(2).map(({ name }) => name)
  expect(others).toEqual(others.toSorted(compareNames))
  const { clubs } = (await head.read<{ clubs: Page['items'] }>('/api/clubs/own')).data
  expect(clubs).toEqual(all.slice(0, 2))
  expect((await reader.read('/api/clubs/own')).data).toEqual({ clubs: [] })
})
