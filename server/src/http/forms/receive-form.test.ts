import { once } from 'node:events'
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { errorReply } from '#contract/endpoint/errors.ts'
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
const url = '/api/problems'
let headers: Record<string, string>
let port: number
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())
beforeEach(async () => {
  headers = { ...(await signIn(db, await university.addStudent())).headers, 'content-language': 'en' }
})

const [png, pdf] = [smallFiles['png']!, smallFiles['pdf']!]
type FormParts = readonly (readonly [field: string, content: string | Buffer, filename?: string])[]

/** Sends a form as a browser does. */
const post = async (parts: FormParts, more: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [field, content, filename] of parts) {
    if (filename === undefined) form.append(field, content.toString())
    else form.append(field, new Blob([new Uint8Array(Buffer.from(content))]), filename)
  }
  const reply = await fetch(`http://127.0.0.1:${port}${url}`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: form,
  })
  return { status: reply.status, body: (await reply.json()) as { data: { problemID: number } } }
}
const sendRefused = async (parts: FormParts) => {
  const { status, body } = await post(parts)
  expect(await listFiles(folder).then((all) => all.length)).toBe(await rows())
  return { status, ...errorReply.parse(body) }
}
const rows = async () =>
  (await db.row<{ n: number }>({ name: '', text: 'select count(*)::int as n from stored_file' }))!.n
const text: FormParts[number] = ['text', 'it does not work']

describe('receiveForm', () => {
  it('stores a file under a random name with its text, and returns it as a download under its own', async () => {
    const name = 'სურათი 👩🏽‍🎓 "1".png'
    const { status, body } = await post([text, ['file', png, `../../${name}`]])
    expect(status).toBe(200)
    const paths = await listFiles(folder)
    const path = paths.find((each) => /[/\\]([0-9a-f]{2})[/\\]\1[0-9a-f]{30}$/.test(each))!
    expect(await readFile(path)).toEqual(png)
    const listed = await app.inject({ url, headers })
    expect(listed.json().data.problems).toMatchObject([
      { text: 'it does not work', filename: expect.stringContaining('სურათი 👩🏽‍🎓'), status: 'sent' },
    ])
    const file = await app.inject({ url: `${url}/${body.data.problemID}/file`, headers })
    expect(file.rawPayload).toEqual(png)
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="[ -~]+"; filename\*=UTF-8''%E1%83%A1/,
      ),
      'x-content-type-options': 'nosniff',
    })
    const other = await signIn(db, await university.addStudent())
    expect(
      (await app.inject({ url: `${url}/${body.data.problemID}/file`, headers: other.headers })).statusCode,
    ).toBe(404)
  })

  it('removes U+0000 from a name; accepts a missing file and an empty field', async () => {
    const raw = `--x\r\ncontent-disposition: form-data; name="text"\r\n\r\nhi\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a\0b.pdf"\r\n\r\n${pdf.toString()}\r\n--x--\r\n`
    const sent = await app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: raw,
    })
    expect(sent.statusCode).toBe(200)
    expect((await post([['text', 'one\r\ntwo']])).status).toBe(200)
    expect((await post([text, ['file', '', '']])).status).toBe(200)
    const names = (await app.inject({ url, headers }))
      .json()
      .data.problems.map(({ filename }: { filename: string | null }) => filename)
    expect(names).toEqual([null, null, 'ab.pdf'])
    expect((await app.inject({ url, headers })).json().data.problems[1].text).toBe('one\ntwo')
  })
})

// spec 5.13
describe('receiveForm, refusing', () => {
  it('answers 413 to one byte more than the limit, and accepts the limit itself', async () => {
    const limit = 10 * 1024 * 1024
    const whole = Buffer.concat([pdf, Buffer.alloc(limit - pdf.length, 0x20)])
    expect((await post([text, ['file', whole, 'a.pdf']])).status).toBe(200)
    const over = Buffer.concat([whole, Buffer.from(' ')])
    expect(await sendRefused([text, ['file', over, 'ნაშრომი.pdf']])).toMatchObject({
      status: 413,
      code: 'file_too_large',
      message: 'The file “ნაშრომი.pdf” is too big: at most 10 MB is allowed.',
    })
    // The connection is still usable.
    expect((await post([text])).status).toBe(200)
  })

  it.each([
    ['a wrong ending', 'run.exe', png],
    ['no ending', 'picture', png],
    ['another kind under a right name', 'picture.png', pdf],
    ['a page under a right name', 'page.pdf', Buffer.from('<html><script>alert(1)</script>')],
    ['a kind that this call does not take', 'song.mp3', smallFiles['mp3']!],
  ])('answers 415 to %s', async (_, name, bytes) => {
    expect(await sendRefused([text, ['file', bytes, name]])).toMatchObject({
      status: 415,
      code: 'wrong_file',
      message: expect.stringContaining(`“${name}”`),
      params: { types: expect.stringContaining('jpg, jpeg, png') },
    })
  })

  it('answers 422 by the field to an empty file, a second file and a missing text', async () => {
    expect(await sendRefused([text, ['file', '', 'a.pdf']])).toMatchObject({
      status: 422,
      data: { file: ['The file “a.pdf” is empty'] },
    })
    expect(await sendRefused([text, ['file', pdf, 'a.pdf'], ['file', pdf, 'b.pdf']])).toMatchObject({
      status: 422,
      data: { file: ['At most 1 file is allowed'] },
    })
    expect(await sendRefused([['file', pdf, 'a.pdf']])).toMatchObject({
      status: 422,
      data: { text: ['This field is required'] },
    })
  })

  it('refuses JSON, a form without a boundary, and an incomplete one', async () => {
    const sent = async (type: string, payload: string) => {
      const reply = await app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': type },
        payload,
      })
      return [reply.statusCode, reply.json().code]
    }
    expect(await sent('application/json', '{"text":"a"}')).toEqual([415, 'wrong_type'])
    expect(await sent('multipart/form-data', 'x')).toEqual([400, 'broken_form'])
    const half = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${pdf.toString()}`
    expect(await sent('multipart/form-data; boundary=x', half)).toEqual([400, 'broken_form'])
    const long = `--x\r\ncontent-disposition: form-data; name="text"\r\n\r\n${'a'.repeat(70_000)}\r\n--x--\r\n`
    expect(await sent('multipart/form-data; boundary=x', long)).toEqual([413, 'too_large'])
    const nested = `--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n`
    expect(await sent('multipart/form-data; boundary=x', nested)).toEqual([400, 'broken_form'])
    expect(await listFiles(folder).then((all) => all.length)).toBe(await rows())
  })

  it('refuses a form without a token', async () => {
    headers = {}
    expect((await sendRefused([text, ['file', pdf, 'a.pdf']])).status).toBe(401)
  })

  it('answers 422 to a file in an unknown field, with the field that takes files', async () => {
    expect(await sendRefused([text, ['files[]', png, 'a.png']])).toMatchObject({
      status: 422,
      data: { 'files[]': ['The field “files[]” takes no file. Send the file in: file'] },
    })
  })
})

describe('receiveForm', () => {
  it('discards the rest of a refused file, and answers the next request on the same connection', async () => {
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="run.exe"\r\n\r\n'.padEnd(
      100_000,
    )
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    let answered = ''
    socket.on('data', (bytes) => (answered += bytes.toString()))
    const own = `host: a\r\nauthorization: ${headers['authorization']}\r\n`
    socket.write(
      `POST ${url} HTTP/1.1\r\n${own}content-type: multipart/form-data; boundary=x\r\ncontent-length: ${part.length + 3_000_000}\r\n\r\n${part}`,
    )
    await expect.poll(() => answered).toContain('HTTP/1.1 415')
    socket.write(`${' '.repeat(3_000_000)}GET ${url} HTTP/1.1\r\n${own}\r\n`)
    await expect.poll(() => answered).toContain('HTTP/1.1 200')
  })

  it('opens no file before its first byte', async () => {
    const countFiles = async () => (await listFiles(folder)).length
    const before = await countFiles()
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
    socket.write(
      `POST ${url} HTTP/1.1\r\nhost: a\r\nauthorization: ${headers['authorization']}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 5000000\r\n\r\n${part}`,
    )
    await once(app.server, 'request')
    // Two round trips later the head of the part has been read.
    for (let nth = 0; nth < 2; nth += 1) await app.inject({ url, headers })
    expect(await countFiles()).toBe(before)
    socket.write(Buffer.concat([pdf, Buffer.alloc(1000, ' ')]))
    await expect.poll(countFiles).toBe(before + 1)
    socket.destroy()
    await expect.poll(countFiles).toBe(before)
  })

  it('leaves nothing of an interrupted upload', async () => {
    const before = (await listFiles(folder)).length
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST ${url} HTTP/1.1\r\nhost: a\r\nauthorization: ${headers['authorization']}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 5000000\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${pdf.toString()}${' '.repeat(200_000)}`,
    )
    await expect.poll(async () => (await listFiles(folder)).length).toBe(before + 1)
    socket.destroy()
    await expect.poll(async () => (await listFiles(folder)).length).toBe(before)
    expect(before).toBe(await rows())
  })

  it('removes the file when its row cannot be written', async () => {
    const before = (await listFiles(folder)).length
    await db.rows({ name: '', text: `alter table problem add constraint broken check (text <> 'break')` })
    const { status } = await post([
      ['text', 'break'],
      ['file', pdf, 'a.pdf'],
    ])
    expect(status).toBe(500)
    expect((await listFiles(folder)).length).toBe(before)
  })
})

describe('sweepFiles', () => {
  it('removes files without a row after an hour, and keeps those with a row, recent ones and foreign ones', async () => {
    await post([text, ['file', pdf, 'a.pdf']])
    const known = await listFiles(folder)
    const [left, foreign] = [join(folder, 'ab', 'ab'.repeat(16)), join(folder, 'ab', 'notes.txt')]
    await mkdir(join(folder, 'ab'), { recursive: true })
    for (const path of [left, foreign]) await writeFile(path, 'x')
    await sweepFiles(db, folder)
    expect(new Set(await listFiles(folder))).toEqual(new Set([...known, left, foreign]))
    const then = new Date(Date.now() - 3_700_000)
    for (const path of [...known, left, foreign]) await utimes(path, then, then)
    await sweepFiles(db, folder)
    expect(new Set(await listFiles(folder))).toEqual(new Set([...known, foreign]))
    await sweepFiles(db, join(folder, 'nowhere'))
  })
})

describe('a form whose session ends while it is on its way', () => {
  it('is refused, and its file is removed', async () => {
    const [files, saved] = [(await listFiles(folder)).length, await rows()]
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    let answer = ''
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString()))
    const part = (field: string) => `--x\r\ncontent-disposition: form-data; name="${field}"`
    const begin = `${part('text')}\r\n\r\nit does not work\r\n${part('file')}; filename="a.png"\r\n\r\n`
    const [form, end] = [Buffer.concat([Buffer.from(begin), png]), Buffer.from('\r\n--x--\r\n')]
    const lines = [
      `POST ${url} HTTP/1.1`,
      'host: portal',
      `authorization: ${headers['authorization']}`,
      'content-type: multipart/form-data; boundary=x',
      `content-length: ${form.length + end.length}`,
    ]
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    socket.write(form)
    await expect.poll(async () => (await listFiles(folder)).length).toBe(files + 1)
    await app.inject({ method: 'POST', url: '/api/auth/logout', headers })
    socket.write(end)
    await expect.poll(() => answer).toMatch(/^HTTP\/1.1 401 /)
    await expect.poll(async () => (await listFiles(folder)).length).toBe(files)
    expect(await rows()).toBe(saved)
  })
})
