import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { openDatabase } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { smallFiles } from '#server/http/files/test-files.ts'
import { listFiles, testFolder } from '#server/http/files/test-folder.ts'

const db = await testDatabase()
const folder = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: folder })
/** Stands for another process of the portal. */
const otherDb = openDatabase(db.url, 4)
const otherApp = makeApp({ db: otherDb, checkReplies: true, quiet: true, filesDir: folder })
const { studentID } = await testUniversity(db)
const { headers } = await signIn(db, studentID)
const pdf = Buffer.concat([smallFiles['pdf']!, Buffer.alloc(300_000, 0x20)])

beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(async () => {
  await Promise.all([app.close(), otherApp.close()])
  await otherDb.close()
})

let nth = 0
const begin = async (fingerprint = `file-${(nth += 1)}`) => {
  const file = { filename: 'a.pdf', size: pdf.length, fingerprint }
  const reply = await app.inject({
    method: 'POST',
    url: '/api/uploads',
    headers,
    payload: { call: 'POST /api/problems', field: 'file', ...file },
  })
  return reply.json<{ data: { uploadID: number; received: number } }>().data
}
const sendPiece = async (uploadID: number, to = app) => {
  const reply = await to.inject({
    method: 'PATCH',
    url: `/api/uploads/${uploadID}?offset=0`,
    headers: { ...headers, 'content-type': 'application/octet-stream', 'content-language': 'en' },
    payload: pdf,
  })
  return { status: reply.statusCode, ...reply.json<object>() }
}
/** Announces the whole file but sends only a part; resolves once the server has stored it. */
const beginSlowly = async (uploadID: number, sent: string): Promise<Socket> => {
  const slow = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void slow.destroy())
  const head = [
    `PATCH /api/uploads/${uploadID}?offset=0 HTTP/1.1`,
    'host: portal',
    `authorization: ${headers.authorization}`,
    'content-type: application/octet-stream',
    `content-length: ${pdf.length}`,
  ]
  slow.write(`${head.join('\r\n')}\r\n\r\n${sent}`)
  await once(app.server, 'request')
  await app.inject({ url: '/api/uploads', headers })
  return slow
}
const countFiles = async () => (await listFiles(folder)).length

describe('an upload', () => {
  it('is written by one request at a time', async () => {
    const { uploadID } = await begin('same')
    const before = await countFiles()
    const slow = await beginSlowly(uploadID, '<')
    await expect.poll(countFiles).toBe(before + 1)
    expect(await sendPiece(uploadID)).toMatchObject({
      status: 409,
      code: 'upload_busy',
      message: expect.stringContaining('from another tab or device') as string,
    })
    slow.destroy()
    await expect.poll(async () => (await begin('same')).received).toBe(1)
  })

  it('has no file before its first byte', async () => {
    const { uploadID } = await begin()
    const before = await countFiles()
    await beginSlowly(uploadID, '')
    expect(await sendPiece(uploadID)).toMatchObject({ code: 'upload_busy' })
    expect(await countFiles()).toBe(before)
  })

  it('is not changed by a slow request in another process after its type was checked', async () => {
    const { uploadID } = await begin()
    const before = await countFiles()
    const slow = await beginSlowly(uploadID, '<')
    await expect.poll(countFiles).toBe(before + 1)
    expect(await sendPiece(uploadID, otherApp)).toMatchObject({ data: { is_complete: true } })
    let answered = ''
    slow.on('data', (bytes: Buffer) => (answered += bytes.toString()))
    slow.write('html>'.padEnd(pdf.length - 1))
    await expect.poll(() => answered).toContain('HTTP/1.1 409')
    const form = new FormData()
    form.append('text', 'with a file')
    form.append('file', `upload:${uploadID}`)
    const sent = new Request('http://portal', { method: 'POST', body: form })
    const reply = await app.inject({
      method: 'POST',
      url: '/api/problems',
      headers: { ...headers, 'content-type': sent.headers.get('content-type')! },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
    const { problemID } = reply.json<{ data: { problemID: number } }>().data
    const file = await app.inject({ url: `/api/problems/${problemID}/file`, headers })
    expect(file.rawPayload.equals(pdf)).toBe(true)
  })
})
