import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const staff = testStaff(db)
const bodyLimits = { maxPerPerson: 4, maxPerAddress: 6, windowMs: 600, minBytes: 2000 }
const app = makeApp({ db, quiet: true, bodyLimits })

beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())

interface Sent {
  readonly socket: Socket
  answer: string
}
const sockets: Sent[] = []
afterEach(() => {
  for (const { socket } of sockets.splice(0)) socket.destroy()
})

const send = (text: string): Sent => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const sent = { socket, answer: '' }
  sockets.push(sent)
  socket.on('data', (piece: Buffer) => (sent.answer += piece.toString()))
  socket.on('error', () => undefined)
  socket.write(text)
  return sent
}
const types = {
  json: 'application/json',
  form: 'multipart/form-data; boundary=x',
  piece: 'application/octet-stream',
}
/** Announces a body and sends one byte of it. */
const announce = (line: string, type: keyof typeof types, authorization?: string): Sent =>
  send(
    `${line} HTTP/1.1\r\nhost: portal\r\ncontent-language: en\r\ncontent-type: ${types[type]}\r\ncontent-length: 9000\r\n${
      authorization === undefined ? '' : `authorization: ${authorization}\r\n`
    }\r\n-`,
  )
const signInNew = async () => {
  const studentID = await university.addStudent()
  return { studentID, authorization: (await signIn(db, studentID)).headers.authorization }
}
const refusals = (all: readonly Sent[]) => all.filter(({ answer }) => answer.startsWith('HTTP/1.1 429 '))
const codes = (all: readonly Sent[]) => [
  ...new Set(refusals(all).map(({ answer }) => /"code":"(\w+)"/.exec(answer)?.[1])),
]

describe('bodies in progress', () => {
  it('are limited per student, over all sessions and all calls', async () => {
    const { studentID, authorization } = await signInNew()
    const { headers } = await signIn(db, studentID)
    const lines = [
      ['POST /api/problems', 'form'],
      ['PATCH /api/uploads/1?offset=0', 'piece'],
      ['POST /api/student-location', 'json'],
    ] as const
    // A piece for an upload that does not exist would be answered at once.
    const [form, , json] = lines
    const all = Array.from({ length: 12 }, (_, nth) => {
      const [line, type] = nth % 2 === 0 ? form : json
      return announce(line, type, nth % 3 === 0 ? authorization : headers.authorization)
    })
    await expect.poll(() => refusals(all).length).toBe(8)
    expect(codes(all)).toEqual(['too_many_bodies'])
    const [refused] = refusals(all)
    expect(refused!.answer).toMatch(/retry-after: 5/i)
    expect(refused!.answer).toMatch(/connection: close/i)
    expect(refused!.answer).toContain('at most 4 are allowed')
    // Another student at the same address.
    const other = announce(...form, (await signInNew()).authorization)
    const open = all.filter(({ answer }) => answer === '')
    open[0]!.socket.destroy()
    await expect
      .poll(async () => {
        const next = announce(...json, authorization)
        await new Promise((after) => setTimeout(after, 100))
        const { answer } = next
        next.socket.destroy()
        return answer
      })
      .toBe('')
    expect(other.answer).toBe('')
  })

  it('are limited per member of staff', async () => {
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { operation: 'applications.answer' })
    const { authorization } = await staff.signIn(staffID)
    const all = Array.from({ length: 9 }, () =>
      announce('POST /api/staff/auth/logout', 'json', authorization),
    )
    await expect.poll(() => refusals(all).length).toBe(5)
    expect(codes(all)).toEqual(['too_many_bodies'])
  })

  it('are limited per address when nobody is signed in, and a student at that address is not refused', async () => {
    const lines = [
      'POST /api/auth/login',
      'POST /api/nothing',
      'GET /healthz',
      'POST /api/payments/callback/tbc',
    ]
    const all = Array.from({ length: 16 }, (_, nth) => announce(lines[nth % lines.length]!, 'json'))
    await expect.poll(() => refusals(all).length).toBe(10)
    expect(codes(all)).toEqual(['too_many_bodies_of_address'])
    const student = announce('POST /api/problems', 'form', (await signInNew()).authorization)
    const health = send('GET /healthz HTTP/1.1\r\nhost: portal\r\n\r\n')
    await expect.poll(() => health.answer).toMatch(/^HTTP\/1.1 200 /)
    expect(student.answer).toBe('')
  })

  it('of a wrong token count for the address', async () => {
    const all = Array.from({ length: 12 }, () => announce('POST /api/problems', 'form', 'Bearer nobody'))
    await expect.poll(() => refusals(all).length).toBeGreaterThan(0)
    await expect.poll(() => all.filter(({ answer }) => answer === '').length).toBe(0)
    expect(codes(all)).toEqual(['too_many_bodies_of_address'])
  })
})

describe('an upload', () => {
  /** Sends this many bytes every 50 ms. */
  const trickle = (sent: Sent, bytes: number) => {
    const timer = setInterval(() => sent.socket.writable && sent.socket.write('x'.repeat(bytes)), 50)
    sent.socket.once('close', () => clearInterval(timer))
    return sent
  }
  const beginUpload = async () => {
    const { authorization } = await signInNew()
    const head = `authorization: ${authorization}\r\nhost: portal\r\n`
    const file = { filename: 'a.pdf', size: 5_000_000, fingerprint: 'one' }
    const reply = await app.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: { authorization },
      payload: { call: 'POST /api/problems', field: 'file', ...file },
    })
    const { uploadID } = reply.json<{ data: { uploadID: number } }>().data
    return send(
      `PATCH /api/uploads/${uploadID}?offset=0 HTTP/1.1\r\n${head}content-type: ${types.piece}\r\ncontent-length: 5000000\r\n\r\n`,
    )
  }

  const beginForm = (path: string, authorization: string, field: string, filename: string) =>
    send(
      `POST ${path} HTTP/1.1\r\nhost: portal\r\nauthorization: ${authorization}\r\ncontent-type: ${types.form}\r\ncontent-length: 5000000\r\n\r\n` +
        `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\n\r\n-`,
    )

  it('that is too slow is refused with 408, also in a form and from staff, and a steady one is not', async () => {
    const { authorization } = await signInNew()
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { operation: 'library.manage' })
    const signedIn = await staff.signIn(staffID)
    const ofStaff = beginForm('/api/staff/library/books/1/cover', signedIn.authorization, 'cover', 'a.png')
    const slow = trickle(await beginUpload(), 1)
    const form = trickle(beginForm('/api/problems', authorization, 'file', 'a.pdf'), 1)
    const silent = await beginUpload()
    const steady = trickle(await beginUpload(), 3000)
    for (const each of [slow, silent, form, trickle(ofStaff, 1)])
      await expect.poll(() => each.answer).toMatch(/^HTTP\/1.1 408 .*"code":"too_slow"/s)
    expect(steady.answer).toBe('')
  })
})
