import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { sweepFiles } from '#server/http/files/sweep-files.ts'
import { smallFiles } from '#server/http/files/test-files.ts'
import { listFiles, testFolder } from '#server/http/files/test-folder.ts'

const db = await testDatabase()
const folder = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: folder })
const university = await testUniversity(db)
let port = 0
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

type Reply = { readonly status: number; readonly code?: string }
type Progress = { data: { uploadID: number; received: number; is_complete: boolean } }

let headers: Record<string, string>
const newHeaders = async () => {
  const student_id = await university.addStudent()
  await university.put('missing_document', { student_id, name_ka: 'საბუთი', name_en: 'Paper' })
  return { ...(await signIn(db, student_id)).headers, 'content-language': 'en' }
}
beforeEach(async () => {
  headers = await newHeaders()
})

const ask = async <R extends object>(
  method: string,
  path: string,
  body?: string | FormData | Uint8Array<ArrayBuffer>,
  type?: string,
): Promise<R & Reply> => {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...headers, ...(type && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  })
  return { status: reply.status, ...((await reply.json()) as R) }
}
const pdf = Buffer.concat([smallFiles['pdf']!, Buffer.alloc(300_000, 0x20)])
const problems = { call: 'POST /api/problems', field: 'file' }
const begin = (more: object = {}) => {
  const file = { filename: 'ნაშრომი 🎓.pdf', size: pdf.length, fingerprint: 'one' }
  return ask<Progress>(
    'POST',
    '/api/uploads',
    JSON.stringify({ ...problems, ...file, ...more }),
    'application/json',
  )
}
const piece = (id: number, offset: number, bytes: Buffer) =>
  ask<Progress>(
    'PATCH',
    `/api/uploads/${id}?offset=${offset}`,
    new Uint8Array(bytes),
    'application/octet-stream',
  )
const report = (upload: number) => {
  const form = new FormData()
  form.append('text', 'with a file')
  form.append('file', `upload:${upload}`)
  return ask<{ data: { problemID: number } }>('POST', '/api/problems', form)
}
const count = async (table: 'upload' | 'stored_file') =>
  (await db.row<{ n: number }>({ name: '', text: `select count(*)::int as n from ${table}` }))!.n
/** Every file in the folder has a row. */
const expectNoUnknownFiles = async () => {
  const rows = await db.rows<{ name: string }>({
    name: '',
    text: 'select name from stored_file union select name from upload where received > 0 and not is_stored',
  })
  const names = (await listFiles(folder)).map((path) => path.split('/').at(-1))
  expect(new Set(names)).toEqual(new Set(rows.map(({ name }) => name)))
}

describe('piece', () => {
  it('receives a file in pieces, which the form then contains byte by byte', async () => {
    const { data } = await begin()
    expect(data).toMatchObject({ received: 0, is_complete: false })
    expect(await piece(data.uploadID, 0, pdf.subarray(0, 100_000))).toMatchObject({
      data: { received: 100_000, is_complete: false },
    })
    expect(await piece(data.uploadID, 100_000, pdf.subarray(100_000))).toMatchObject({
      data: { received: pdf.length, is_complete: true },
    })
    const { status, data: made } = await report(data.uploadID)
    expect(status).toBe(200)
    const file = await app.inject({ url: `/api/problems/${made.problemID}/file`, headers })
    expect(file.rawPayload.equals(pdf)).toBe(true)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(await ask('GET', '/api/uploads')).toMatchObject({ data: { uploads: [] } })
    // The file belongs to that report now; another report cannot take it.
    expect(await report(data.uploadID)).toMatchObject({ status: 400, code: 'broken_form' })
    // The same file sent again is a new upload.
    expect((await begin()).data.uploadID).not.toBe(data.uploadID)
    await expectNoUnknownFiles()
  })
})

describe('begin', () => {
  // spec 5.13.5
  it('resumes an interrupted piece where it stopped, for whoever starts the same file', async () => {
    const { data } = await begin()
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `PATCH /api/uploads/${data.uploadID}?offset=0 HTTP/1.1\r\nhost: a\r\nauthorization: ${headers['authorization']}\r\ncontent-type: application/octet-stream\r\ncontent-length: ${pdf.length}\r\n\r\n`,
    )
    socket.write(pdf.subarray(0, 120_000))
    const listSizes = async () =>
      Promise.all((await listFiles(folder)).map(async (path) => (await stat(path)).size))
    await expect.poll(listSizes).toContain(120_000)
    socket.destroy()
    await expect.poll(async () => (await begin()).data.received).toBe(120_000)
    const again = await begin()
    expect(again.data.uploadID).toBe(data.uploadID)
    expect(await ask('GET', '/api/uploads')).toMatchObject({
      data: {
        uploads: [{ filename: 'ნაშრომი 🎓.pdf', received: 120_000, size: pdf.length, is_complete: false }],
      },
    })
    expect(await piece(data.uploadID, 0, pdf)).toMatchObject({
      status: 409,
      code: 'upload_moved',
      params: { received: 120_000 },
    })
    expect((await piece(data.uploadID, 120_000, pdf.subarray(120_000))).data.is_complete).toBe(true)
    expect((await report(data.uploadID)).status).toBe(200)
    await expectNoUnknownFiles()
  })
})

describe('begin and piece, refused', () => {
  it.each([
    ['a wrong ending', { filename: 'run.exe' }, 415, 'wrong_file'],
    ['a path in its name, and a wrong ending', { filename: '../../etc/passwd' }, 415, 'wrong_file'],
    ['a file of one byte too many', { size: 10 * 1024 * 1024 + 1 }, 413, 'file_too_large'],
    ['an empty file', { size: 0 }, 422, 'validation_errors'],
    ['U+0000 in its name', { filename: 'a\0.pdf' }, 422, 'validation_errors'],
    ['a file for a call that takes none', { call: 'POST /api/duties' }, 404, 'takes_no_file'],
    ['a file for a field that takes none', { field: 'text' }, 404, 'takes_no_file'],
  ])('refuse %s before it is sent', async (_, more, status, code) => {
    const before = await count('upload')
    expect(await begin(more)).toMatchObject({ status, code })
    expect(await count('upload')).toBe(before)
  })

  it('reduce a file name with a path, Georgian letters and emoji to its last part', async () => {
    const { data } = await begin({ filename: '../../a/ნაშრომი 👩🏽‍🎓.pdf' })
    await piece(data.uploadID, 0, pdf)
    await report(data.uploadID)
    const listed = await ask<{ data: { problems: { filename: string }[] } }>('GET', '/api/problems')
    expect(listed.data.problems[0]!.filename).toBe('ნაშრომი 👩🏽‍🎓.pdf')
  })

  it('refuse a complete file whose type does not match its name, and delete it', async () => {
    const page = Buffer.from('<html><script>alert(1)</script>'.padEnd(500))
    const { data } = await begin({ size: page.length })
    await piece(data.uploadID, 0, page.subarray(0, 100))
    expect(await piece(data.uploadID, 100, page.subarray(100))).toMatchObject({
      status: 415,
      code: 'wrong_file',
      message: expect.stringContaining('ნაშრომი 🎓.pdf'),
    })
    expect(await piece(data.uploadID, 0, pdf)).toMatchObject({ status: 404 })
    await expectNoUnknownFiles()
  })

  it('refuse more bytes than announced, and delete the upload', async () => {
    const { data } = await begin({ size: 1000 })
    expect(await piece(data.uploadID, 0, pdf.subarray(0, 1001))).toMatchObject({
      status: 413,
      code: 'upload_too_large',
    })
    expect(await piece(data.uploadID, 0, pdf)).toMatchObject({ status: 404 })
    await expectNoUnknownFiles()
  })

  it("refuse another student's upload, the content type of a form and a deleted upload", async () => {
    const { data } = await begin()
    await piece(data.uploadID, 0, pdf.subarray(0, 1000))
    const form = await ask('PATCH', `/api/uploads/${data.uploadID}?offset=1000`, '{}', 'application/json')
    expect(form).toMatchObject({ status: 415, code: 'wrong_type' })
    const owner = headers
    headers = await newHeaders()
    expect(await piece(data.uploadID, 1000, pdf)).toMatchObject({ status: 404, code: 'no_such_upload' })
    expect((await ask('DELETE', `/api/uploads/${data.uploadID}`)).status).toBe(404)
    headers = owner
    await piece(data.uploadID, 1000, pdf.subarray(1000))
    headers = await newHeaders()
    expect(await report(data.uploadID)).toMatchObject({
      status: 422,
      data: { file: ['This upload is no longer kept. Choose the file again'] },
    })
    headers = owner
    expect(await ask('DELETE', `/api/uploads/${data.uploadID}`)).toMatchObject({ data: 'ok' })
    expect((await report(data.uploadID)).status).toBe(422)
    await expectNoUnknownFiles()
  })

  it('leave an incomplete upload, or one for another field, out of a form', async () => {
    const half = await begin()
    await piece(half.data.uploadID, 0, pdf.subarray(0, 1000))
    const other = await begin({ call: 'POST /api/missed-documents', field: 'doc' })
    await piece(other.data.uploadID, 0, pdf)
    for (const { data } of [half, other]) expect(await report(data.uploadID)).toMatchObject({ status: 422 })
  })
})

describe('drop', () => {
  it('leaves no row without a file when the upload is deleted while its form arrives', async () => {
    const { data } = await begin()
    await piece(data.uploadID, 0, pdf)
    const before = await count('stored_file')
    const waits = `select count(*)::int as n from pg_stat_activity
    where wait_event_type = 'Lock' and query like '%stored_file%' and datname = current_database()`
    const reported = await db.transaction(async (tx) => {
      await tx.rows({ name: '', text: 'delete from upload where id = $1' }, [data.uploadID])
      const reply = report(data.uploadID)
      await expect.poll(async () => (await db.row<{ n: number }>({ name: '', text: waits }))!.n).toBe(1)
      return { reply }
    })
    expect(await reported.reply).toMatchObject({ status: 400, code: 'broken_form' })
    expect(await count('stored_file')).toBe(before)
    await sweepFiles(db, folder, Date.now() + 5 * 3_600_000)
    await expectNoUnknownFiles()
  })
})

describe('begin', () => {
  it('deletes an upload after its expiry; a thirteenth replaces the oldest', async () => {
    const { data } = await begin()
    await piece(data.uploadID, 0, pdf.subarray(0, 1000))
    await sweepFiles(db, folder, Date.now() + 5 * 3_600_000)
    expect((await begin()).data).toEqual({ ...data, received: 1000 })
    await db.rows({ name: '', text: 'update upload set expires_at = now() where id = $1' }, [data.uploadID])
    expect(await piece(data.uploadID, 1000, pdf)).toMatchObject({ status: 404 })
    await sweepFiles(db, folder)
    await expectNoUnknownFiles()
    const first = await begin({ fingerprint: 'first' })
    await piece(first.data.uploadID, 0, pdf.subarray(0, 1000))
    for (let nth = 2; nth <= 13; nth += 1) await begin({ fingerprint: `${nth}` })
    expect((await ask<{ data: { uploads: object[] } }>('GET', '/api/uploads')).data.uploads).toHaveLength(12)
    expect(await piece(first.data.uploadID, 1000, pdf)).toMatchObject({ status: 404 })
    await expectNoUnknownFiles()
  })

  it('requests again what the folder has lost', async () => {
    const { data } = await begin()
    await piece(data.uploadID, 0, pdf.subarray(0, 1000))
    const row = await db.row<{ name: string }>({ name: '', text: 'select name from upload where id = $1' }, [
      data.uploadID,
    ])
    const path = (await listFiles(folder)).find((each) => each.endsWith(row!.name))!
    expect(await readFile(path)).toHaveLength(1000)
    await truncate(path, 400)
    expect((await begin()).data.received).toBe(400)
    await rm(path)
    expect((await begin()).data.received).toBe(0)
    await writeFile(path, '')
    expect((await piece(data.uploadID, 0, pdf)).data.is_complete).toBe(true)
  })
})

it('accepts pieces with the key of the form to which the file belongs', async () => {
  headers = { ...headers, 'idempotency-key': 'key-of-the-form' }
  const { uploadID } = (await begin()).data
  expect(await piece(uploadID, 0, pdf.subarray(0, 1000))).toMatchObject({ status: 200 })
  expect(await piece(uploadID, 1000, pdf.subarray(1000))).toMatchObject({
    status: 200,
    data: { is_complete: true },
  })
})
