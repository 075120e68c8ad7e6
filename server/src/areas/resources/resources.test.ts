import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { resources } from '#contract/studies/resources.ts'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const { studentID, put } = await testUniversity(db)
const student = await testStudent(app, db, studentID)
type Document = z.output<typeof resources.byName.reply>

const text = (name: string, position: number) =>
  put('resource', {
    name,
    position,
    title_ka: `${name} ქართულად`,
    title_en: name,
    text_ka: '## თავი\n\nტექსტი',
    text_en: '## Part\n\nText',
  })

describe('byName', () => {
  // spec 2.23
  it('gives a document in both languages with the names of all; 404 for an unknown name', async () => {
    await text('university-charter', 1)
    await text('library', 0)
    const { data } = await student.read<Document>('/api/resources/university-charter')
    expect(data).toMatchObject({
      titleeng: 'university-charter',
      text: '## თავი\n\nტექსტი',
      texteng: '## Part\n\nText',
    })
    expect(data.documents.map(({ name }) => name)).toEqual(['library', 'university-charter'])
    for (const name of ['none', 'University-charter', '..%2Flibrary', '%E1%83%90'])
      expect(await student.read(`/api/resources/${name}`)).toMatchObject({
        status: 404,
        code: 'no_such_document',
      })
    expect((await student.read('/api/resources/none')).message).toBe(
      'There is no document called “none”. Check the address.',
    )
    expect((await app.inject({ url: '/api/resources/library' })).statusCode).toBe(401)
  })
})

describe('seen', () => {
  it('reports changed, new and removed texts on each of them until they are seen', async () => {
    const run = (sql: string) => db.rows({ name: '', text: sql })
    const read = async (name = 'library') => (await student.read<Document>(`/api/resources/${name}`)).data
    const see = (version: string) => student.send('POST', '/api/resources/seen', { version })
    const { version, ...first } = await read()
    expect(first).toMatchObject({ is_seen: false, changes: [] })
    expect(await see(version)).toMatchObject({ status: 200 })
    expect(await read('university-charter')).toMatchObject({ is_seen: true, changes: [] })
    // Saving the same text again is no change, and neither is another order.
    await run('update resource set text_ka = text_ka, position = position + 1')
    expect(await read()).toMatchObject({ is_seen: true, changes: [] })
    await run(`update resource set text_ka = 'სხვა' where name = 'university-charter'`)
    await text('guide', 5)
    const { changes, version: next } = await read()
    expect(changes).toMatchObject([
      { name: 'guide', titleeng: 'guide', before: null },
      { name: 'university-charter', title: 'university-charter ქართულად' },
    ])
    expect(Date.parse(changes[1]!.after!.updated_at)).toBeGreaterThan(
      Date.parse(changes[1]!.before!.updated_at),
    )
    expect(await see(version)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect(await see(next)).toMatchObject({ status: 200 })
    await run(`delete from resource where name = 'guide'`)
    expect((await read()).changes).toMatchObject([{ name: 'guide', after: null }])
    // An explicit day of a change is accepted.
    await run(
      `update resource set text_en = 'Other', updated_at = '2026-01-05T12:00:00Z' where name = 'library'`,
    )
    expect((await read()).updated_at).toBe('2026-01-05T12:00:00.000Z')
  })
})
