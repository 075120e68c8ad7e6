import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import type { InboxKind } from '#contract/staff/inbox-kinds.ts'
import { operationOfKind } from '#contract/staff/inbox-kinds.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import type { Database } from '#server/db/open.ts'
import type { testUniversity } from '#server/db/test-university.ts'
import { toFormPayload } from '#server/http/files/test-form-payload.ts'

interface AnsweredArea<Entry> {
  readonly app: FastifyInstance
  readonly db: Database
  readonly university: Awaited<ReturnType<typeof testUniversity>>
  readonly kind: InboxKind
  /** Below /api/staff. */
  readonly path: string
  /** A new open entry of a student. */
  readonly addEntry: () => Promise<Entry & { readonly id: number }>
  /** Two decisions of which the second one refuses. */
  readonly decisions: readonly [string, string]
  /** The answer is a form, because it can have a file. */
  readonly isForm?: true
  /** The form has a small PDF in the field `file`. */
  readonly hasFile?: true
  /** More fields of the body. */
  readonly body?: Readonly<Record<string, unknown>>
  /** The student's reply, before and after the first decision with the text "the answer". */
  readonly read: (entry: Entry & { readonly id: number }) => Promise<unknown>
  readonly before: unknown
  readonly after: unknown
}

type Headers = Readonly<Record<string, string>>

/** The tests that the answers to every kind of entry pass: what differs is how an entry is made and what its student reads. */
export const describeAnswering = <Entry>({
  app,
  db,
  university,
  kind,
  path,
  addEntry,
  decisions,
  isForm,
  hasFile,
  body = {},
  read,
  before,
  after,
}: AnsweredArea<Entry>): void => {
  const staff = testStaff(db)
  const operation = operationOfKind[kind]
  const sql = (text: string) => db.rows<Record<string, unknown>>({ name: '', text })
  const countAudit = async () => (await sql('select count(*)::int as n from audit'))[0]!['n'] as number
  const signInWith = async (schoolID: number) => {
    const staffID = await staff.addMember()
    const scope = { scope: 'school', school_id: schoolID }
    for (const each of [operation, 'inbox.read', 'inbox.claim'])
      await staff.addGrant(staffID, { operation: each, ...scope })
    return { staffID, headers: { ...(await staff.signIn(staffID)), 'content-language': 'en' } as Headers }
  }
  const call = (method: 'GET' | 'POST', url: string, headers: Headers, payload?: object) =>
    app.inject({ method, url: `/api/staff${url}`, headers, ...(payload && { payload }) })
  const readVersion = async (id: number, headers: Headers) => {
    const reply = await call('GET', `/${path}/${id}`, headers)
    expect(reply.statusCode, reply.body).toBe(200)
    return reply.json().data.version as string
  }
  const answer = (id: number, headers: Headers, change: object = {}) => {
    const url = `/${path}/${id}/answer`
    const given = { decision: decisions[0], text: 'the answer', ...body, ...change }
    if (isForm === undefined) return call('POST', url, headers, given)
    const files = { file: { filename: 'answer.pdf', text: '%PDF-1.4\n%%EOF' } }
    const form = toFormPayload(given, hasFile && files)
    return app.inject({
      method: 'POST',
      url: `/api/staff${url}`,
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    })
  }
  const isOpen = async (id: number, headers: Headers) =>
    (await call('GET', `/inbox/${kind}/${id}`, headers)).json().data.entry.state !== 'answered'

  describe(`answering: ${kind}`, () => {
    let own: Awaited<ReturnType<typeof signInWith>>
    let colleague: typeof own
    beforeAll(async () => {
      own = await signInWith(university.schoolID)
      colleague = await signInWith(university.schoolID)
    })

    it('is read by the student, is audited, and takes the entry out of the inbox', async () => {
      const entry = await addEntry()
      expect(await read(entry)).toEqual(before)
      expect(await isOpen(entry.id, own.headers)).toBe(true)
      const audited = await countAudit()
      const reply = await answer(entry.id, own.headers, { version: await readVersion(entry.id, own.headers) })
      expect(reply.statusCode, reply.body).toBe(200)
      expect(await read(entry)).toEqual(after)
      expect(await isOpen(entry.id, own.headers)).toBe(false)
      expect(await countAudit()).toBe(audited + 1)
      expect((await sql('select * from audit order by id desc limit 1'))[0]).toMatchObject({
        staff_member_id: own.staffID,
        operation,
        entity_id: entry.id,
        school_id: university.schoolID,
      })
    })

    it('is one answer when the same attempt is sent twice, also at the same time', async () => {
      const entry = await addEntry()
      const headers = { ...own.headers, 'idempotency-key': `attempt-${kind}-${entry.id}` }
      const version = await readVersion(entry.id, own.headers)
      const audited = await countAudit()
      const replies = await Promise.all([
        answer(entry.id, headers, { version }),
        answer(entry.id, headers, { version }),
      ])
      replies.push(await answer(entry.id, headers, { version }))
      const ids = replies.map((reply) => reply.json().data?.answerID)
      expect(new Set(ids).size, JSON.stringify(ids)).toBe(1)
      expect(ids[0]).toBeGreaterThan(0)
      expect(await countAudit()).toBe(audited + 1)
      const other = await addEntry()
      const again = await answer(other.id, headers, { version: await readVersion(other.id, headers) })
      expect(again.json().code).toBe('key_of_another')
    })

    it('refuses who has not seen what a colleague has answered, and names the colleague', async () => {
      const entry = await addEntry()
      const version = await readVersion(entry.id, own.headers)
      expect((await answer(entry.id, colleague.headers, { version })).statusCode).toBe(200)
      const late = await answer(entry.id, own.headers, { version, decision: decisions[1] })
      expect([late.statusCode, late.json().code]).toEqual([409, 'entry_changed'])
      expect(late.json().message).toContain('Tea Maisuradze changed this')
      expect(await read(entry)).toEqual(after)
    })

    it('refuses while somebody else has claimed the entry, until the claim ends', async () => {
      const entry = await addEntry()
      expect((await call('POST', `/inbox/${kind}/${entry.id}/claim`, colleague.headers)).statusCode).toBe(200)
      const version = await readVersion(entry.id, own.headers)
      const refused = await answer(entry.id, own.headers, { version })
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'entry_claimed'])
      await sql(`update inbox_claim set claimed_at = now() - interval '121 minutes'`)
      expect((await answer(entry.id, own.headers, { version })).statusCode).toBe(200)
    })

    it('changes nothing when its row cannot be added to the audit', async () => {
      const entry = await addEntry()
      const version = await readVersion(entry.id, own.headers)
      await sql('alter table audit add constraint audit_is_full check (false) not valid')
      expect((await answer(entry.id, own.headers, { version })).statusCode).toBe(500)
      await sql('alter table audit drop constraint audit_is_full')
      expect(await read(entry)).toEqual(before)
      expect(await readVersion(entry.id, own.headers)).toBe(version)
    })

    it('is not found in another school', async () => {
      const schoolID = await university.put('school', { name_ka: 'სხვა', name_en: 'Other' })
      const foreign = await signInWith(schoolID)
      const entry = await addEntry()
      for (const url of [`/${path}/${entry.id}`, `/inbox/${kind}/${entry.id}`])
        expect((await call('GET', url, foreign.headers)).statusCode, url).toBe(404)
      const version = await readVersion(entry.id, own.headers)
      expect((await answer(entry.id, foreign.headers, { version })).statusCode).toBe(404)
      expect((await call('POST', `/inbox/${kind}/${entry.id}/claim`, foreign.headers)).statusCode).toBe(404)
      expect(await read(entry)).toEqual(before)
    })

    it('is undone by its author within a minute, once, and can then be given anew', async () => {
      const entry = await addEntry()
      const given = await answer(entry.id, own.headers, { version: await readVersion(entry.id, own.headers) })
      const { answerID } = given.json().data
      const undo = (headers: Headers) => call('POST', `/${path}/${entry.id}/undo`, headers, { answerID })
      expect((await undo(colleague.headers)).json().code).toBe('answer_of_another')
      const audited = await countAudit()
      expect((await undo(own.headers)).json()).toEqual({ data: 'ok' })
      expect((await undo(own.headers)).json()).toEqual({ data: 'ok' })
      expect(await countAudit()).toBe(audited + 1)
      expect(await read(entry)).toEqual(before)
      expect(await isOpen(entry.id, own.headers)).toBe(true)
      const again = await answer(entry.id, own.headers, { version: await readVersion(entry.id, own.headers) })
      expect(again.statusCode, again.body).toBe(200)
      expect(await read(entry)).toEqual(after)
    })

    it('cannot be undone after a minute', async () => {
      const entry = await addEntry()
      const given = await answer(entry.id, own.headers, { version: await readVersion(entry.id, own.headers) })
      const { answerID } = given.json().data
      await sql(
        `update staff_answer set answered_at = now() - interval '60 seconds' where id = ${Number(answerID)}`,
      )
      const late = await call('POST', `/${path}/${entry.id}/undo`, own.headers, { answerID })
      expect([late.statusCode, late.json().code]).toEqual([409, 'undo_over'])
      expect(await read(entry)).toEqual(after)
    })

    it('says with a refusal why', async () => {
      const entry = await addEntry()
      const version = await readVersion(entry.id, own.headers)
      const silent = await answer(entry.id, own.headers, { version, decision: decisions[1], text: '  ' })
      expect([silent.statusCode, Object.keys(silent.json().data ?? {})]).toEqual([422, ['text']])
      const unknown = await answer(entry.id, own.headers, { version, decision: 'none' })
      expect(unknown.statusCode).toBe(422)
      expect(await read(entry)).toEqual(before)
    })
  })
}
