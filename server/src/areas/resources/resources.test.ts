import type * as z from 'zod/mini'
import { expect, test } from 'vitest'
import type { resources } from '#contract/resources.ts'
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

test('a document is read in both languages, with the names of all; an unknown name is a 404 that says so', async () => {
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
