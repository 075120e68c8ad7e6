import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { listCalls } from '#server/app/list-calls.ts'
import { toSide } from '#contract/endpoint/endpoint.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { smallFiles } from '#server/http/files/test-files.ts'
import { listFiles, testFolder } from '#server/http/files/test-folder.ts'
import { sendForm } from '#server/http/files/test-send-form.ts'
import { log } from '#server/log.ts'

const megabyte = 1024 * 1024
const reserve = 1024 * megabyte
let free = Infinity
const db = await testDatabase()
const folder = await testFolder()
const app = makeApp({
  db,
  checkReplies: true,
  quiet: true,
  filesDir: folder,
  findFreeBytes: () => Promise.resolve(free),
})
const university = await testUniversity(db)
const logged = vi.spyOn(log, 'error').mockReturnValue()
let port = 0
let studentID = 0
let headers: Record<string, string> = {}
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())
beforeEach(async () => {
  studentID = await university.addStudent()
  headers = { ...(await signIn(db, studentID)).headers, 'content-language': 'en' }
  await setFree(Infinity)
  logged.mockClear()
})

/** The disk is measured ten times a second. */
const setFree = async (bytes: number) => {
  free = bytes
  await new Promise((after) => setTimeout(after, 110))
}
const run = (text: string, values: readonly unknown[] = []) =>
  db.row<Record<string, unknown>>({ name: '', text }, values)
const countUploads = async () => (await run('select count(*)::int as n from upload'))!['n']

const begin = async (more: object = {}) => {
  const file = { filename: 'a.pdf', size: megabyte, fingerprint: 'one' }
  const reply = await app.inject({
    method: 'POST',
    url: '/api/uploads',
    headers,
    payload: { call: 'POST /api/problems', field: 'file', ...file, ...more },
  })
  return { status: reply.statusCode, ...reply.json() }
}
const sendPiece = async (uploadID: number, bytes: Buffer) => {
  const reply = await app.inject({
    method: 'PATCH',
    url: `/api/uploads/${uploadID}?offset=0`,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: bytes,
  })
  return { status: reply.statusCode, ...reply.json() }
}
const report = (file?: Buffer | string) => {
  const form = new FormData()
  form.append('text', 'a report')
  if (typeof file === 'string') form.append('file', file)
  else if (file !== undefined) form.append('file', new Blob([new Uint8Array(file)]), 'a.pdf')
  return sendForm<{ problemID: number }>(app, '/api/problems', form, headers)
}
/** The answer to a form of which only the headers are sent. */
const announce = async (path: string, bytes: number) => {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const sent = {
    ...headers,
    host: 'a',
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': bytes,
  }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
  let answer = ''
  socket.on('data', (piece) => (answer += piece.toString()))
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n--x\r\n`)
  await expect.poll(() => answer).toContain('"code"')
  const body = JSON.parse(
    answer
      .slice(answer.indexOf('\r\n\r\n'))
      .replace(/^[^{]*/, '')
      .replace(/\}[^}]*$/, '}'),
  ) as object
  return { status: Number(answer.split(' ')[1]), ...body }
}

const pdf = (bytes: number) =>
  Buffer.concat([smallFiles['pdf']!, Buffer.alloc(bytes - smallFiles['pdf']!.length)])

describe('the right to send files', () => {
  /** How a student without anything to send is refused, by call. */
  const refusals: Readonly<Record<string, { status: number; code: string }>> = {
    'POST /api/exam-schedule/{examScheduleID}/files': { status: 404, code: 'no_such_exam' },
    'POST /api/presentations': { status: 404, code: 'subject_takes_none' },
    'POST /api/problems': { status: 429, code: 'too_many_problems' },
    'POST /api/my-applications': { status: 429, code: 'too_many_applications' },
    'POST /api/clubs': { status: 429, code: 'too_many_club_requests' },
    'POST /api/clubs/{id}': { status: 429, code: 'too_many_club_requests' },
    'POST /api/conversations': { status: 429, code: 'too_many_messages' },
    'POST /api/conversations/{id}': { status: 429, code: 'too_many_messages' },
    // Staff send a file in one piece, by their operation.
    'POST /api/staff/conversations/{id}': { status: 404, code: 'takes_no_file' },
    'POST /api/staff/applications/{id}/answer': { status: 404, code: 'takes_no_file' },
    'POST /api/staff/library/books/{id}/cover': { status: 404, code: 'takes_no_file' },
    'POST /api/staff/library/books/{id}/file': { status: 404, code: 'takes_no_file' },
    'POST /api/staff/scan-orders/{id}/answer': { status: 404, code: 'takes_no_file' },
    'POST /api/missed-documents': { status: 404, code: 'document_not_found' },
    'POST /api/upload-vaccine-docs': { status: 403, code: 'vaccine_not_asked' },
    'POST /api/master-components/uploadFiles': { status: 403, code: 'not_master' },
  }
  const withFiles = listCalls().filter(({ endpoint }) => endpoint.files !== undefined)

  it.each(withFiles)('is checked before a file of $endpoint.method $endpoint.path arrives', async (one) => {
    const { method, path, files = {} } = one.endpoint
    const [field, { types = ['pdf'] }] = Object.entries(files)[0]!
    const upload = { call: `${method} ${path}`, field, filename: `a.${types[0]}` }
    await run(
      `insert into problem (student_id, reported_in, text) select $1, 'portal', 'x' from generate_series(1, 10)`,
      [studentID],
    )
    await run(`insert into application (student_id, kind_id) select $1, 9 from generate_series(1, 10)`, [
      studentID,
    ])
    await run(
      `update setting set value = '0' where name in ('messages_per_hour', 'club_requests_per_day')`,
      [],
    )
    const before = await countUploads()
    const refused = refusals[upload.call]
    expect(await begin(upload)).toMatchObject(refused!)
    const announced = toSide(one.endpoint.access) === 'staff' ? { status: 401, code: 'signed_out' } : refused!
    expect(await announce(path.replace(/\{\w+\}/, '1'), 5 * megabyte)).toMatchObject(announced)
    expect([await countUploads(), await listFiles(folder)]).toEqual([before, []])
  })
})

describe('the bytes of a student', () => {
  const limit = (megabytes: number) =>
    run(`update setting set value = to_jsonb($1::int) where name = 'upload_megabytes_per_day'`, [megabytes])
  beforeEach(() => limit(4))

  it('are limited over stored files, uploads in pieces and forms on their way', async () => {
    expect((await report(pdf(megabyte))).status).toBe(200)
    expect((await begin({ fingerprint: 'first' })).status).toBe(200)
    expect((await begin({ fingerprint: 'second' })).status).toBe(200)
    // The same file again is the same upload.
    expect((await begin({ fingerprint: 'second' })).status).toBe(200)
    const before = await countUploads()
    expect(await begin({ fingerprint: 'third', size: 1.5 * megabyte })).toMatchObject({
      status: 413,
      code: 'upload_quota',
      params: { limit: 4, left: 1, size: 1.5 },
      message:
        'You can send at most 4 MB of files within 24 hours. 1 MB are left now, and this is 1.5 MB. Send smaller files, or try again tomorrow; if it cannot wait, contact the school department.',
    })
    expect(await countUploads()).toBe(before)
    expect(await announce('/api/problems', 1.5 * megabyte)).toMatchObject({
      status: 413,
      code: 'upload_quota',
    })
    expect((await report(pdf(megabyte / 2))).status).toBe(200)
  })

  it('count for a form while it arrives, and not any more once it was refused or its file removed', async () => {
    const both = await Promise.all([report(pdf(2.2 * megabyte)), report(pdf(2.2 * megabyte))])
    expect(both.some(({ status }) => status === 413)).toBe(true)
    const wrong = Buffer.alloc(3 * megabyte, '<')
    await run('delete from problem where student_id = $1', [studentID])
    await run('delete from stored_file where student_id = $1 returning 1', [studentID])
    for (let nth = 0; nth < 3; nth += 1) expect((await report(wrong)).status).toBe(415)
    expect((await report(pdf(3 * megabyte))).status).toBe(200)
  })

  it("are free again after 24 hours, and are nobody else's", async () => {
    expect((await report(pdf(3 * megabyte))).status).toBe(200)
    expect((await report(pdf(3 * megabyte))).code).toBe('upload_quota')
    const own = headers
    headers = { ...(await signIn(db, await university.addStudent())).headers, 'content-language': 'en' }
    expect((await report(pdf(3 * megabyte))).status).toBe(200)
    headers = own
    await run(`update stored_file set created_at = now() - interval '25 hours' where student_id = $1`, [
      studentID,
    ])
    expect((await report(pdf(3 * megabyte))).status).toBe(200)
  })
})

describe('the reserve of the disk', () => {
  const full = { status: 507, code: 'disk_full' }

  it('refuses a form before it arrives, and an upload when it begins, and logs it once', async () => {
    await setFree(reserve + megabyte)
    expect((await report(pdf(megabyte / 2))).status).toBe(200)
    expect(await announce('/api/problems', 2 * megabyte)).toMatchObject(full)
    expect(await begin({ size: 2 * megabyte })).toMatchObject(full)
    expect(await begin({ size: megabyte })).toMatchObject({ status: 200 })
    expect(logged).toHaveBeenCalledTimes(1)
    expect(logged.mock.calls[0]).toEqual([
      { folder, freeMegabytes: 1025, reserveMegabytes: 1024 },
      expect.stringContaining('UPLOAD_RESERVE_MB'),
    ])
  })

  it('takes a form without a file, and one whose files are stored already, also when the disk is full', async () => {
    const { data } = await begin({ size: 1000 })
    await sendPiece(data.uploadID, pdf(1000))
    await setFree(0)
    expect((await report()).status).toBe(200)
    expect((await report(`upload:${data.uploadID}`)).status).toBe(200)
    expect(await report(pdf(1000))).toMatchObject(full)
  })

  it('stops a piece on the way, which continues when there is room', async () => {
    const file = pdf(megabyte)
    const { data } = await begin({ size: file.length })
    await setFree(reserve)
    expect(await sendPiece(data.uploadID, file)).toMatchObject(full)
    await setFree(Infinity)
    expect(await begin({ size: file.length })).toMatchObject({ data: { received: 0 } })
    expect(await sendPiece(data.uploadID, file)).toMatchObject({ data: { is_complete: true } })
  })

  it('stops a form on the way, and leaves nothing of it', async () => {
    const before = (await listFiles(folder)).length
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const body = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'),
      pdf(megabyte),
    ])
    const lines = Object.entries({ ...headers, host: 'a' }).map(([name, value]) => `${name}: ${value}\r\n`)
    let answer = ''
    socket.on('data', (piece) => (answer += piece.toString()))
    socket.write(
      `POST /api/problems HTTP/1.1\r\n${lines.join('')}content-type: multipart/form-data; boundary=x\r\ncontent-length: ${2 * megabyte}\r\n\r\n`,
    )
    socket.write(body)
    await expect.poll(async () => (await listFiles(folder)).length).toBe(before + 1)
    await setFree(reserve)
    socket.write(Buffer.alloc(100_000))
    await expect.poll(() => answer).toContain('HTTP/1.1 507')
    await expect.poll(async () => (await listFiles(folder)).length).toBe(before)
  })
})
