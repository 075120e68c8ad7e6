import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ViewPart } from '#contract/account/session.ts'
import { operationOfKind } from '#contract/staff/inbox-kinds.ts'
import { png, testEntries } from '#server/answering/test-entries.ts'
import { makeApp } from '#server/app.ts'
import { testLibrary, toUniversityDay } from '#server/areas/library/test-library.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { operationOfPart, partsOfAnswers, partsOfNotifications } from './view-parts.ts'

const db = await testDatabase()
const folder = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: folder })
const university = await testUniversity(db)
const staff = testStaff(db)
const entries = testEntries(university, folder)
const library = await testLibrary(app, db, university)
const { studentID } = university
afterAll(() => app.close())

type Headers = Readonly<Record<string, string>>
const run = <Row = { id: number }>(text: string, values: readonly unknown[] = []) =>
  db.rows<Row>({ name: '', text }, values)

/** A view by a member of the dean's office who also has these operations. */
const openView = async (operations: readonly string[] = [], id = studentID): Promise<Headers> => {
  const staffID = await staff.addMember()
  const scope = { scope: 'school', school_id: university.schoolID }
  await staff.addGrant(staffID, { role_id: 'deans_office', ...scope })
  for (const operation of operations) await staff.addGrant(staffID, { operation, ...scope })
  const reply = await app.inject({
    method: 'POST',
    url: `/api/staff/students/${id}/views`,
    headers: await staff.signIn(staffID),
    payload: { reason: 'a question on the phone' },
  })
  expect(reply.statusCode, reply.body).toBe(200)
  return { authorization: `Bearer ${reply.json().data.token}` }
}
const read = async (url: string, headers: Headers) => {
  const reply = await app.inject({ url, headers })
  return { status: reply.statusCode, ...reply.json() }
}

const notify = async (kind: string, details: object): Promise<number> => {
  const [row] = await run(
    `with n as (insert into notification (kind, event, details) values ($1, gen_random_uuid()::text, $2::jsonb) returning id)
     insert into notification_recipient (notification_id, student_id) select id, $3 from n returning notification_id as id`,
    [kind, JSON.stringify(details), studentID],
  )
  return row!.id
}
const money = { amount: '24.00', currency: 'GEL' }
const detailsOf: Readonly<Record<string, object>> = {
  payment: { what: 'paid', orderID: 1, name: 'წიგნი', nameeng: 'Book', ...money },
  debt: { due: '2026-01-01', blocks_on: '2026-02-01', days: 3, ...money },
  book_ready: { title: 'A book', until: '2026-01-01' },
  loan_due: { title: 'A book', due: '2026-01-01', days: 1 },
}

let dean: Headers
let owner: Headers
beforeAll(async () => {
  dean = await openView()
  owner = (await signIn(db, studentID)).headers
})

describe('a view by the dean’s office', () => {
  it('has no answer about vaccination', async () => {
    const id = await entries.vaccine_document(await university.addStudent())
    const refused = await read('/api/upload-vaccine-docs', await openView([], id))
    expect([refused.status, refused.code]).toEqual([403, 'view_needs_operation'])
    const shown = await read('/api/upload-vaccine-docs', await openView(['documents.review-health'], id))
    expect(shown.data.answerID).toBe(1)
  })

  it.each([...partsOfNotifications])('lists no notification of the kind %s', async (kind, part) => {
    await expectHidden(await notify(kind, detailsOf[kind]!), part)
  })

  it.each([...partsOfAnswers])('lists no answer of the kind %s', async (kind, part) => {
    const decision = kind === 'appeal' ? 'accepted' : kind === 'visit' ? 'held' : 'done'
    await expectHidden(await notify('answer', { kind, decision }), part)
  })

  const expectHidden = async (id: number, part: ViewPart) => {
    const list = async (headers: Headers) => {
      const { data } = await read('/api/notifications?per_page=100', headers)
      expect(data.total).toBe(data.items.length)
      return data.items.map(({ notificationID }: { notificationID: number }) => notificationID)
    }
    const other = await notify('answer', { kind: 'problem', decision: 'done' })
    expect(await list(owner)).toEqual(expect.arrayContaining([id, other]))
    const shown = await list(dean)
    expect(shown).toContain(other)
    expect(shown).not.toContain(id)
    const one = await read(`/api/notifications/${id}`, dean)
    expect([one.status, one.code]).toEqual([403, 'view_needs_operation'])
    const holder = await openView([operationOfPart[part]])
    expect(await list(holder)).toContain(id)
    expect((await read(`/api/notifications/${id}`, holder)).status).toBe(200)
  }

  it('has neither loans nor charges nor visits in the agenda', async () => {
    const book_id = await library.addBook()
    const due_on = await toUniversityDay(db, 7)
    await university.put('library_loan', { student_id: studentID, book_id, lent_on: due_on, due_on })
    const [type] = await run(`select id from debit_type order by id limit 1`)
    await university.put('ledger_entry', {
      student_id: studentID,
      kind: 'charge',
      debit_type_id: type!.id,
      name_ka: 'საფასური',
      name_en: 'Fee',
      amount: '100.00',
      currency: 'GEL',
      day: due_on,
      due_on,
    })
    const branch_id = await university.put('visit_branch', {
      name_ka: 'ოფისი',
      name_en: 'Office',
      address_ka: 'თბილისი',
      address_en: 'Tbilisi',
    })
    const slot_id = await university.put('visit_slot', {
      branch_id,
      day: due_on,
      starts: '10:00',
      ends: '11:00',
      capacity: 1,
    })
    await university.put('visit', { slot_id, student_id: studentID })
    await university.change('student', studentID, { is_international: true })
    const kinds: Readonly<Record<string, ViewPart>> = {
      loan: 'loans',
      instalment: 'money',
      visit: 'visits',
    }
    const list = async (headers: Headers): Promise<string[]> =>
      (await read('/api/agenda', headers)).data.items.map(({ kind }: { kind: string }) => kind)
    expect(await list(owner)).toEqual(expect.arrayContaining(Object.keys(kinds)))
    const shown = await list(dean)
    for (const [kind, part] of Object.entries(kinds)) {
      expect(shown).not.toContain(kind)
      expect(await list(await openView([operationOfPart[part]]))).toContain(kind)
    }
    const readVisit = async (headers: Headers) => (await read('/api/auth/user', headers)).data.user.visit
    expect(await readVisit(owner)).toMatchObject({ selectedBranch: branch_id })
    expect(await readVisit(dean)).toBeNull()
    expect(await readVisit(await openView(['agreements.receive-visit']))).not.toBeNull()
    const countVisits = async (headers: Headers) =>
      (await read('/api/international-agreements/alreadyChosenTimes', headers)).data.times.length
    expect([await countVisits(owner), await countVisits(dean)]).toEqual([1, 0])
    const search = async (headers: Headers) =>
      (await read('/api/my-library/books', headers)).data.items.map(
        ({ is_own, loan_due, kept_until }: { is_own: boolean; loan_due: unknown; kept_until: unknown }) =>
          is_own || loan_due !== null || kept_until !== null,
      )
    expect(await search(owner)).toContain(true)
    expect(await search(dean)).not.toContain(true)
    expect(await search(await openView(['library.lend']))).toContain(true)
  })

  it('has no open order of a book', async () => {
    const book_id = await library.addBook({ shop_copies: 3 })
    await run(
      `insert into book_price (book_id, currency, price) select $1, p.currency, 24
       from student s join programme p on p.id = s.programme_id where s.id = $2`,
      [book_id, studentID],
    )
    await run(
      `with w as (
         insert into book_sale (student_id, book_id, quantity, amount, currency) values ($2, $1, 1, 24, 'GEL') returning id)
       insert into payment_order (student_id, purpose, purpose_id, debit_type_id, name_ka, name_en, amount, currency, provider, expires_at)
       select $2, 'books', w.id, (select min(id) from debit_type), 'წიგნი', 'Book', 24, 'GEL', 'test', now() + interval '1 hour' from w`,
      [book_id, studentID],
    )
    const holder = await openView(['finance.read'])
    const inList = (data: { items: { bookID: number; open_order: unknown }[] }) =>
      data.items.find(({ bookID }) => bookID === book_id)!.open_order
    for (const [headers, expected] of [
      [owner, true],
      [dean, false],
      [holder, true],
    ] as const) {
      expect((await read(`/api/buy-books/${book_id}`, headers)).data.open_order !== null).toBe(expected)
      expect(inList((await read('/api/buy-books', headers)).data) !== null).toBe(expected)
    }
  })

  it('has no name of a file about vaccination that is being uploaded', async () => {
    const id = await university.addStudent()
    for (const [call, field] of [
      ['POST /api/upload-vaccine-docs', 'doc'],
      ['POST /api/problems', 'file'],
    ])
      await run(
        `insert into upload (student_id, call, field, filename, size, fingerprint, name, expires_at)
         values ($1, $2, $3, 'therapy.pdf', $4, 'one', gen_random_uuid()::text, now() + interval '1 hour') returning id`,
        [id, call, field, png.length],
      )
    const count = async (headers: Headers) => (await read('/api/uploads', headers)).data.uploads.length
    expect(await count(await openView([], id))).toBe(1)
    expect(await count(await openView(['documents.review-health'], id))).toBe(2)
  })

  it('names the omitted parts to the viewer and not to the student', async () => {
    const list = async (headers: Headers) => (await read('/api/auth/user', headers)).data.left_out
    expect(await list(owner)).toBeUndefined()
    expect(await list(dean)).toEqual(['money', 'loans', 'health', 'visits', 'appeals'])
    expect(await list(await openView(Object.values(operationOfPart)))).toEqual([])
  })
})

it('of what students send, each role with views answers all but what they leave out', async () => {
  const open = Object.entries(operationOfKind).flatMap(([kind, operation]) =>
    partsOfAnswers.has(kind) ? [] : [operation],
  )
  const missing = await run<object>(
    `select r.role_id, o.operation from staff_role_operation r cross join unnest($1::text[]) o (operation)
     where r.operation = 'students.view-as' and not exists (
       select from staff_role_operation h where h.role_id = r.role_id and h.operation = o.operation)`,
    [open],
  )
  expect(missing).toEqual([])
})
