import { connect, type AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileField } from '#contract/endpoint/endpoint.ts'
import { errorReply } from '#contract/endpoint/errors.ts'
import type { Connection } from '#server/db/open.ts'
import { smallFiles } from './test-files.ts'
import { listFiles } from './test-folder.ts'
import { sendForm } from './test-send-form.ts'

interface FileRefusalCase {
  readonly db: Connection
  readonly app: FastifyInstance
  readonly folder: string
  /** The call that takes the file, and its file field. */
  readonly url: string
  readonly name: string
  readonly field: FileField
  /** A new student who may send the form, with its other fields. */
  readonly sender: () => Promise<{ headers: Record<string, string>; fields: Record<string, string> }>
  /** The names of the student's files afterwards. */
  readonly names: (headers: Record<string, string>) => Promise<readonly string[]>
}

type File = readonly [bytes: Buffer, filename: string]

const [doc, pptx, png] = [smallFiles['doc']!, smallFiles['pptx']!, smallFiles['png']!]

/** Tests a call with every kind of invalid file; no file without a row may stay on the disk. */
export const testFileRefusals = ({
  db,
  app,
  folder,
  url,
  name,
  field,
  sender,
  names,
}: FileRefusalCase): void => {
  const { maxBytes, types = [] } = field
  const limit = maxBytes / 1024 / 1024
  let port = 0
  beforeAll(async () => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
  })
  afterAll(() => app.close())

  const expectNoUnknownFiles = async () => {
    const rows = await db.rows<{ name: string }>({ name: '', text: 'select name from stored_file' })
    const known = new Set(rows.map((row) => row.name))
    const onDisk = (await listFiles(folder)).map((path) => path.split(/[/\\]/).at(-1)!)
    expect(onDisk.filter((each) => !known.has(each))).toEqual([])
  }
  const post = async (
    headers: Record<string, string>,
    fields: Record<string, string>,
    file?: File,
    language = 'en',
  ) => {
    const form = new FormData()
    for (const [key, value] of Object.entries(fields)) form.append(key, value)
    if (file) form.append(name, new Blob([new Uint8Array(file[0])]), file[1])
    const { status, ...body } = await sendForm<unknown>(app, url, form, {
      ...headers,
      'content-language': language,
    })
    await expectNoUnknownFiles()
    return { headers, status, body }
  }
  const sendFile = async (file: File, language?: string) => {
    const { headers, fields } = await sender()
    return post(headers, fields, file, language)
  }
  const sendRefused = async (file: File, language?: string) => {
    const { headers, status, body } = await sendFile(file, language)
    expect(await names(headers)).toEqual([])
    return { status, ...errorReply.parse(body) }
  }

  test.each([
    ['a picture called .pptx', png, 'slides.pptx'],
    ['a page called .docx', Buffer.from('<html><script>alert(1)</script>'), 'work.docx'],
    ['slides called .docx', pptx, 'work.docx'],
    ['a program', Buffer.from('MZ'), 'work.exe'],
    ['no ending at all', pptx, 'slides'],
  ])('refuses %s with 415 and the accepted types', async (_, bytes, filename) => {
    expect(await sendRefused([bytes, filename])).toMatchObject({
      status: 415,
      code: 'wrong_file',
      message: `The file “${filename}” is not of an allowed type, or it is damaged. Allowed types: ${types.join(', ')}.`,
    })
  })

  test('refuses an empty file with 422 by its field, in the requested language', async () => {
    expect(await sendRefused([Buffer.alloc(0), 'ნაშრომი.docx'], 'ka')).toMatchObject({
      status: 422,
      data: { [name]: ['ფაილი „ნაშრომი.docx“ ცარიელია'] },
    })
  })

  test('refuses one byte more than the limit with 413, and accepts the limit itself', async () => {
    const whole = Buffer.concat([doc, Buffer.alloc(maxBytes - doc.length)])
    const over = Buffer.concat([whole, Buffer.alloc(1)])
    expect(await sendRefused([over, 'ნაშრომი.doc'], 'ka')).toMatchObject({
      status: 413,
      message: `ფაილი „ნაშრომი.doc“ ძალიან დიდია: დასაშვებია არაუმეტეს ${limit} მბ.`,
    })
    expect((await sendFile([whole, 'ნაშრომი.doc'])).status).toBe(200)
  })

  test.each([
    ['../', '../../../etc/ნაშრომი.pptx', 'ნაშრომი.pptx'],
    ['backslashes', '..\\..\\slides.pptx', 'slides.pptx'],
    ['Georgian letters and an emoji', 'ჩემი თემა 👩🏽‍🎓 „2“.PPTX', 'ჩემი თემა 👩🏽‍🎓 „2“.pptx'],
  ])('keeps a name with %s as it reads, and never uses it as a path', async (_, filename, expectedName) => {
    const { status, headers } = await sendFile([pptx, filename])
    expect(status).toBe(200)
    expect(await names(headers)).toEqual([expectedName])
  })

  test('removes U+0000 from a name', async () => {
    const { headers, fields } = await sender()
    const texts = Object.entries(fields).map(
      ([key, value]) => `--x\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
    )
    const head = `${texts.join('')}--x\r\ncontent-disposition: form-data; name="${name}"; filename="a\0b.pptx"\r\n\r\n`
    const { statusCode } = await app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.concat([Buffer.from(head), pptx, Buffer.from('\r\n--x--\r\n')]),
    })
    expect(statusCode).toBe(200)
    expect(await names(headers)).toEqual(['ab.pptx'])
    await expectNoUnknownFiles()
  })

  test('leaves nothing of an interrupted upload, and accepts it when sent again', async () => {
    const { headers, fields } = await sender()
    const before = (await listFiles(folder)).length
    const socket = connect(port, '127.0.0.1')
    const head = `POST ${url} HTTP/1.1\r\nhost: a\r\nauthorization: ${headers['authorization']}\r\n`
    const form = `content-type: multipart/form-data; boundary=x\r\ncontent-length: 5000000\r\n\r\n--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.doc"\r\n\r\n`
    socket.write(Buffer.concat([Buffer.from(head + form), doc, Buffer.alloc(200_000)]))
    await expect.poll(async () => (await listFiles(folder)).length).toBe(before + 1)
    socket.destroy()
    await expect.poll(async () => (await listFiles(folder)).length).toBe(before)
    await expectNoUnknownFiles()
    expect(await names(headers)).toEqual([])
    expect((await post(headers, fields, [doc, 'a.doc'])).status).toBe(200)
    expect(await names(headers)).toEqual(['a.doc'])
  })

  test('refuses a missing file with 422 by its field', async () => {
    const { headers, fields } = await sender()
    const { status, body } = await post(headers, fields)
    expect(status).toBe(422)
    expect(errorReply.parse(body).data).toHaveProperty([name])
  })
}
