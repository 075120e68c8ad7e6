import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { applications } from '#contract/administration/applications.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { smallFiles } from '#server/http/files/test-files.ts'
import { listFiles, testFolder } from '#server/http/files/test-folder.ts'
import { sendForm } from '#server/http/files/test-send-form.ts'

const db = await testDatabase()
const folder = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: folder })
const university = await testUniversity(db)
const url: string = applications.list.path

type Headers = Record<string, string>
type Reply<Name extends keyof typeof applications> = z.output<(typeof applications)[Name]['reply']>
interface Given {
  readonly kindID: number
  readonly fields?: Readonly<Record<string, string>>
  readonly files?: readonly (readonly [name: string, bytes: Buffer])[]
  readonly documents?: string
  readonly key?: string
}

const newStudent = async (): Promise<Headers> => {
  const { headers } = await signIn(db, await university.addStudent())
  return { ...headers, 'content-language': 'en' }
}
const read = async (headers: Headers, path = url) => {
  const reply = await app.inject({ url: path, headers })
  return { status: reply.statusCode, body: reply.json() }
}
const list = async (headers: Headers, page = 1) =>
  (await read(headers, `${url}?page=${page}`)).body.data as Reply<'list'>
const one = async (headers: Headers, id: number) =>
  (await read(headers, `${url}/${id}`)).body.data as Reply<'one'>
const send = (headers: Headers, { kindID, fields = {}, files = [], documents = '', key }: Given) => {
  const form = new FormData()
  const texts = { kindID: String(kindID), documents, ...fields }
  for (const [name, value] of Object.entries(texts)) form.append(name, value)
  for (const [name, bytes] of files) form.append('files[]', new Blob([new Uint8Array(bytes)]), name)
  return sendForm<Reply<'send'>>(app, url, form, { ...headers, ...(key && { 'idempotency-key': key }) })
}
const cancel = async (headers: Headers, id: number) => {
  const reply = await app.inject({ method: 'DELETE', url: `${url}/${id}`, headers })
  return { status: reply.statusCode, ...reply.json<{ code?: string }>() }
}

const { kinds } = (await read(await newStudent(), `${url}/kinds`)).body.data as Reply<'kinds'>
const findKind = (name: string) => kinds.find(({ kindeng }) => kindeng === name)!
const other = findKind('Other application')
const military = findKind('Military certificate (form 26)')
const [topic, text] = other.fields.map(({ fieldID }) => `field${fieldID}`) as [string, string]
const anOther = { kindID: other.kindID, fields: { [topic]: 'A locker', [text]: '<b>Please</b>\nA key' } }
const files = (names: readonly string[]) => names.map((name) => [name, smallFiles['png']!] as const)

describe('kinds', () => {
  it('are offered in their order, in both languages, with fields and documents', async () => {
    expect(kinds).toHaveLength(9)
    expect(kinds[0]).toMatchObject({ kind: 'სტატუსის ცნობა', kindeng: 'Status certificate' })
    expect(kinds[0]!.fields[0]).toMatchObject({
      type: 'choice',
      is_required: true,
      options: [{ value: 'ka' }, { value: 'en', name: 'ინგლისური', nameeng: 'English' }],
    })
    expect(military.documents.map(({ is_required }) => is_required)).toEqual([true, false])
  })
})

describe('a receipt', () => {
  const addReceipt = async (code: string | null) => {
    const studentID = await university.addStudent()
    const { headers } = await signIn(db, studentID)
    const row = {
      student_id: studentID,
      semester_id: university.semesterID,
      action: 'registered',
      group_ids: '{}',
    }
    const id = await university.put('receipt', { ...row, code, subject_id: await university.addSubject() })
    return { headers: headers as Headers, receipt: String(id) }
  }

  // spec 2.32.4
  it('of a refused attempt goes with the application, and says why it was refused', async () => {
    const { headers, receipt } = await addReceipt('group_full')
    const { data } = await send(headers, { ...anOther, fields: { ...anOther.fields, receipt } })
    expect((await one(headers, data.applicationID)).receipt).toMatchObject({
      receiptID: Number(receipt),
      action: 'registered',
      code: 'group_full',
      reason: expect.stringMatching(/./),
      reasoneng: expect.stringMatching(/./),
    })
  })

  it('of somebody else, and one of an attempt that was done, is refused and sends nothing', async () => {
    const [own, other, done] = [
      await addReceipt('group_full'),
      await addReceipt('group_full'),
      await addReceipt(null),
    ]
    for (const [{ headers }, { receipt }] of [
      [own, other],
      [done, done],
    ] as const) {
      const reply = await send(headers, { ...anOther, fields: { ...anOther.fields, receipt } })
      expect([reply.status, reply.code]).toEqual([404, 'receipt_not_found'])
      expect((await list(headers)).total).toBe(0)
    }
  })
})

describe('send', () => {
  // spec 2.32.2
  it('lists the application as sent, with what was written and its first step', async () => {
    const [student, otherStudent] = [await newStudent(), await newStudent()]
    const { status, data } = await send(student, anOther)
    expect(status).toBe(200)
    expect(data).toMatchObject({ kindeng: 'Other application', status: 'sent' })
    expect(await list(student)).toMatchObject({
      total: 1,
      items: [{ applicationID: data.applicationID, about: 'A locker' }],
    })
    expect(await one(student, data.applicationID)).toMatchObject({
      values: [
        { nameeng: 'Topic', value: 'A locker' },
        { nameeng: 'Text of the application', value: '<b>Please</b>\nA key' },
      ],
      files: [],
      answer_files: [],
      steps: [{ status: 'sent', reason: null }],
    })
    expect(await list(otherStudent)).toMatchObject({ total: 0, items: [] })
    for (const path of [`${url}/${data.applicationID}`, `${url}/999999`])
      expect((await read(otherStudent, path)).status).toBe(404)
    expect(await cancel(otherStudent, data.applicationID)).toMatchObject({ status: 404 })
  })

  it('keeps its files with the documents that they are, and gives them to their student alone', async () => {
    const [student, otherStudent] = [await newStudent(), await newStudent()]
    const documentID = military.documents[0]!.documentID
    const { data } = await send(student, {
      kindID: military.kindID,
      fields: { [`field${military.fields[0]!.fieldID}`]: 'Vake' },
      files: files(['more.png', 'მოწმობა.png']),
      documents: `0,${documentID}`,
    })
    const { files: own } = await one(student, data.applicationID)
    expect(own).toMatchObject([
      { filename: 'მოწმობა.png', documenteng: 'Copy of the identity card' },
      { filename: 'more.png', documenteng: null },
    ])
    const path = `${url}/${data.applicationID}/files/${own[0]!.fileID}`
    const reply = await app.inject({ url: path, headers: student })
    expect(reply.rawPayload).toEqual(smallFiles['png'])
    expect(reply.headers['content-disposition']).toMatch(/^attachment/)
    expect((await app.inject({ url: path, headers: otherStudent })).statusCode).toBe(404)
    const { data: second } = await send(student, anOther)
    const ofSecond = `${url}/${second.applicationID}/files/${own[0]!.fileID}`
    expect((await app.inject({ url: ofSecond, headers: student })).statusCode).toBe(404)
  })

  it('names each field and document that is missing or wrong, and keeps no file', async () => {
    const student = await newStudent()
    const before = (await listFiles(folder)).length
    const missing = await send(student, {
      kindID: military.kindID,
      files: files(['a.png']),
      documents: String(military.documents[1]!.documentID),
    })
    expect(missing).toMatchObject({
      status: 422,
      data: {
        [`field${military.fields[0]!.fieldID}`]: ['Fill in this field'],
        [`document${military.documents[0]!.documentID}`]: ['Choose a file'],
      },
    })
    const appeal = findKind('Exam appeal')
    const [subject, day, why] = appeal.fields.map(({ fieldID }) => `field${fieldID}`) as [
      string,
      string,
      string,
    ]
    const wrong = await send(student, {
      kindID: appeal.kindID,
      fields: { [subject]: 'x'.repeat(201), [day]: '2026-02-30', [why]: ' ' },
    })
    expect(wrong.data).toEqual({
      [subject]: ['Write at most 200 characters'],
      [day]: ['Choose a day'],
      [why]: ['Fill in this field'],
    })
    const disguised = await send(student, { ...anOther, files: [['a.pdf', smallFiles['png']!]] })
    expect(disguised).toMatchObject({ status: 415, code: 'wrong_file' })
    expect(await send(student, { ...anOther, kindID: 99_999 })).toMatchObject({
      status: 404,
      code: 'kind_not_offered',
    })
    expect((await listFiles(folder)).length).toBe(before)
    expect((await list(student)).total).toBe(0)
  })

  it('is one application when the same attempt is sent twice, also at the same time', async () => {
    const student = await newStudent()
    const attempt = { ...anOther, files: files(['a.png']), key: 'attempt-one' }
    const both = await Promise.all([send(student, attempt), send(student, attempt)])
    both.push(await send(student, attempt))
    expect(new Set(both.map(({ data }) => data.applicationID)).size).toBe(1)
    expect((await list(student)).total).toBe(1)
    const [first] = kinds
    expect(await send(student, { ...attempt, kindID: first!.kindID })).toMatchObject({
      code: 'key_of_another',
    })
  })

  it('refuses more than ten within 24 hours with the time to wait, before any file arrives', async () => {
    const student = await newStudent()
    const sent = await Promise.all(Array.from({ length: 12 }, () => send(student, anOther)))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(await send(student, { ...anOther, files: files(['a.png']) })).toMatchObject({
      status: 429,
      code: 'too_many_applications',
      message:
        'No more than 10 applications can be sent within 24 hours. Try again in 24 hours; what you wrote is kept.',
    })
  })
})

describe('cancel', () => {
  // spec 2.32.3
  it('cancels what is sent, once, and stays in the list', async () => {
    const student = await newStudent()
    const { data } = await send(student, anOther)
    expect(await cancel(student, data.applicationID)).toEqual({ status: 200, data: 'ok' })
    expect(await cancel(student, data.applicationID)).toEqual({ status: 200, data: 'ok' })
    expect(await one(student, data.applicationID)).toMatchObject({
      status: 'cancelled',
      steps: [{ status: 'sent' }, { status: 'cancelled', reason: null }],
    })
  })

  it('is refused once the university has received it', async () => {
    const student = await newStudent()
    for (const status of ['received', 'satisfied', 'not_satisfied']) {
      const { data } = await send(student, anOther)
      await university.change('application', data.applicationID, { status })
      expect(await cancel(student, data.applicationID)).toMatchObject({
        status: 409,
        code: 'application_in_work',
      })
    }
  })
})
