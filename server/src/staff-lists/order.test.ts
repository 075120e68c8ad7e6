import { beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const staff = testStaff(db)
const run = (text: string, values: unknown[]) => db.rows({ name: '', text }, values)
let headers: Readonly<Record<string, string>>

/** Each list as a call with its columns, and the value of its rows in each of them; null comes last. */
interface List {
  readonly url: string
  readonly id: string
  readonly columns: Readonly<Record<string, (row: never) => string | null>>
}
type Names = {
  readonly lname: string
  readonly fname: string
  readonly lnameeng: string
  readonly fnameeng: string
}
const ka = ({ lname, fname }: Names) => `${lname} ${fname}`
const en = ({ lnameeng, fnameeng }: Names) => `${lnameeng} ${fnameeng}`.toLowerCase()
type Grant = {
  readonly staff: Names
  readonly operation: string
  readonly place: { readonly name: string; readonly nameeng: string } | null
  readonly ends_at: string | null
}
type Publication = Readonly<Record<'title' | 'titleeng' | 'name' | 'nameeng' | 'state', string>> & {
  readonly staff: Names
}
type Certificate = Readonly<Record<'number' | 'issued_at' | 'state', string>>
type Audit = { readonly staff: Names | null; readonly entity: string; readonly id: number }
const lists: readonly List[] = [
  {
    url: '/api/staff/grants',
    id: 'id',
    columns: {
      name: ({ staff: each }: Grant) => ka(each),
      nameeng: ({ staff: each }: Grant) => en(each),
      what: ({ operation }: Grant) => operation,
      where: ({ place }: Grant) => place?.name ?? '',
      whereeng: ({ place }: Grant) => place?.nameeng.toLowerCase() ?? '',
      end: ({ ends_at }: Grant) => ends_at ?? 'infinity',
    },
  },
  {
    url: '/api/staff/certificates',
    id: 'certificateID',
    columns: {
      number: ({ number }: Certificate) => number,
      issued: ({ issued_at }: Certificate) => issued_at,
      state: ({ state }: Certificate) => state,
    },
  },
  {
    url: '/api/staff/audit',
    id: 'id',
    columns: {
      at: ({ id }: Audit) => String(id).padStart(9, '0'),
      name: ({ staff: each }: Audit) => each && ka(each),
      nameeng: ({ staff: each }: Audit) => each && en(each),
      entity: ({ entity }: Audit) => entity,
    },
  },
  {
    url: '/api/staff/publications',
    id: 'publicationID',
    columns: {
      title: ({ title }: Publication) => title,
      titleeng: ({ titleeng }: Publication) => titleeng.toLowerCase(),
      audience: ({ name }: Publication) => name,
      state: ({ state }: Publication) => state,
      name: ({ staff: each }: Publication) => ka(each),
    },
  },
]

const read = async (url: string) => {
  const reply = await app.inject({ url, headers })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<{ data: { items: readonly never[]; total: number } }>().data
}
// As the database compares, which is neither by code point nor as the browser does.
const toSorted = async (values: readonly (string | null)[], isDown: boolean) =>
  (
    await db.rows<{ v: string | null }>(
      { name: '', text: `select v from unnest($1::text[]) v order by v ${isDown ? 'desc' : ''} nulls last` },
      [values],
    )
  ).map(({ v }) => v)

beforeAll(async () => {
  const [first, second] = [
    await staff.addMember({ lname_ka: 'აბაშიძე', lname_en: 'Zed' }),
    await staff.addMember({ lname_ka: 'წულაია', lname_en: 'Aaron' }),
  ]
  for (const operation of ['access.read', 'certificates.revoke', 'audit.read', 'notifications.publish'])
    await staff.addGrant(first, { operation })
  headers = await staff.signIn(first)
  const school = { scope: 'school', school_id: university.schoolID }
  await staff.addGrant(second, { operation: 'problems.answer', ...school, ends_at: '2199-01-01' })
  await staff.addGrant(second, { operation: 'audit.read', ends_at: '2198-01-01' })
  for (const [nth, name] of ['ბ', 'ა', 'გ'].entries()) {
    const studentID = await university.addStudent({ lname_ka: name, lname_en: `Name ${2 - nth}` })
    await run(
      `insert into certificate (student_id, kind, locale, number, code, content, issued_at, revoked_at, revoke_reason)
       values ($1, 'status', 'ka', $2, $2, '{}', $3, $4, $5)`,
      [
        studentID,
        `${nth}-${name}`,
        `2026-01-0${3 - nth}`,
        nth === 0 ? '2026-02-01' : null,
        nth === 0 ? 'x' : null,
      ],
    )
    await run(
      `insert into publication (form, title_ka, title_en, text_ka, text_en, audience, publish_at, staff_member_id, cancelled_at)
       values ('notification', $1, $2, 'x', 'x', 'everyone', now() + interval '1 day', $3, $4)`,
      [name, `Title ${nth}`, nth === 1 ? second : first, nth === 2 ? '2026-01-01' : null],
    )
    await run(
      `insert into audit (staff_member_id, operation, entity, request_id) values ($1, 'marks.write', $2, 'r')`,
      [[first, null, second][nth], ['room', 'mark', 'exam'][nth]],
    )
  }
})

describe.each(lists)('$url', ({ url, id, columns }) => {
  it('is sorted by each of its columns, upwards and downwards, page by page, and otherwise newest first', async () => {
    const usual = (await read(url)).items
    const ids = usual.map((row) => Number((row as Readonly<Record<string, unknown>>)[id]))
    expect(ids.length).toBeGreaterThanOrEqual(3)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    for (const [name, toValue] of Object.entries(columns)) {
      expect(new Set(usual.map(toValue)).size, name).toBeGreaterThan(name === 'audience' ? 0 : 1)
      for (const sort of [name, `-${name}`]) {
        const { items } = await read(`${url}?sort=${sort}`)
        expect(items.map(toValue), sort).toEqual(await toSorted(usual.map(toValue), sort.startsWith('-')))
        const pages = await Promise.all(
          [1, 2, 3].map((page) => read(`${url}?sort=${sort}&per_page=2&page=${page}`)),
        )
        expect(pages.flatMap((page) => page.items)).toEqual(items.slice(0, 6))
      }
    }
    expect((await app.inject({ url: `${url}?sort=secret`, headers })).statusCode).toBe(422)
  })
})
