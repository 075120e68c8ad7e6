import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { log } from '#server/log.ts'
import { startSmtpServer } from './test-smtp-server.ts'
import { createSmtpTransport } from './transports.ts'
import { deliverMessages, deliverOnTime } from './deliver-messages.ts'
import { queueMessage, type Message } from './sql.ts'

const db = await testDatabase()
const sql = (text: string) => db.row<Record<string, unknown>>({ name: '', text })
const mail: Message = {
  kind: 'mail',
  recipient: 'a@university.example',
  subject: 'წერილი',
  body: 'შინაარსი და text',
}
const text: Message = { kind: 'sms', recipient: '555123456', subject: '', body: '1234' }
const makeDue = () => sql(`update outbox set next_try_at = now() where sent_at is null`)

const warn = vi.spyOn(log, 'warn').mockReturnValue()
const error = vi.spyOn(log, 'error').mockReturnValue()
afterAll(() => vi.restoreAllMocks())

beforeEach(async () => {
  warn.mockClear()
  error.mockClear()
  await sql('delete from outbox')
})

describe('deliverMessages', () => {
  it('keeps a message without a transport readable', async () => {
    await queueMessage(db, mail)
    await deliverMessages(db, {})
    expect(await sql('select body, tries, sent_at from outbox')).toEqual({
      body: mail.body,
      tries: 0,
      sent_at: null,
    })
  })

  it('sends nothing of a transaction that failed', async () => {
    const failing = db.transaction(async (tx) => {
      await queueMessage(tx, mail)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await sql('select count(*) as n from outbox')).toEqual({ n: 0 })
  })

  it('sends each message once, by the transport of its kind, and deletes its text', async () => {
    const delivered: Message[] = []
    const mailOnly = { mail: async (message: Message) => void delivered.push(message) }
    for (let i = 0; i < 25; i += 1) await queueMessage(db, { ...mail, subject: `${i}` })
    await queueMessage(db, text)
    await Promise.all([
      deliverMessages(db, mailOnly),
      deliverMessages(db, mailOnly),
      deliverMessages(db, mailOnly),
    ])
    expect(delivered.map(({ subject }) => Number(subject)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 25 }, (_, i) => i),
    )
    expect(await sql(`select count(*) as n from outbox where sent_at is not null and body = ''`)).toEqual({
      n: 25,
    })
    await deliverMessages(db, { sms: async (message: Message) => void delivered.push(message) })
    expect(delivered.at(-1)).toMatchObject(text)
  })

  it('sends each message once when two portals send and the mail server is slow', async () => {
    const other = openDatabase(db.url, 2)
    onTestFinished(() => other.close())
    for (let i = 0; i < 3; i += 1) await queueMessage(db, { ...mail, subject: `${i}` })
    const delivered: string[] = []
    const slow = Promise.withResolvers<void>()
    onTestFinished(() => slow.resolve())
    const first = deliverMessages(db, {
      mail: async ({ subject }) => {
        if (subject === '0') await slow.promise
        delivered.push(subject)
      },
    })
    await expect.poll(() => sql('select max(tries) as n from outbox')).toEqual({ n: 1 })
    await sql(`update outbox set next_try_at = next_try_at - interval '2 minutes'`)
    await deliverMessages(other, { mail: async ({ subject }) => void delivered.push(subject) })
    slow.resolve()
    await first
    expect(delivered).toEqual(['1', '2', '0'])
  })

  it('sends text messages while a mail waits for its server', async () => {
    const delivered: Message[] = []
    const slow = Promise.withResolvers<void>()
    onTestFinished(() => slow.resolve())
    const transports = {
      mail: () => slow.promise,
      sms: async (message: Message) => void delivered.push(message),
    }
    await queueMessage(db, mail)
    const first = deliverMessages(db, transports)
    await queueMessage(db, text)
    const second = deliverMessages(db, transports)
    await expect.poll(() => delivered).toMatchObject([text])
    slow.resolve()
    await Promise.all([first, second])
  })

  it('fills in the configured address of the portal', async () => {
    const delivered: string[] = []
    await queueMessage(db, { ...mail, body: '{portal}/confirmation/x and {portal}/login' })
    await deliverMessages(db, { mail: async ({ body }) => void delivered.push(body) })
    expect(delivered).toEqual(['http://localhost:3000/confirmation/x and http://localhost:3000/login'])
  })

  it('sends nothing that has expired', async () => {
    const delivered: Message[] = []
    await queueMessage(db, mail, 60)
    await queueMessage(db, text, 60)
    await sql(`update outbox set expires_at = expires_at - interval '1 minute' where kind = 'mail'`)
    const send = async (message: Message) => void delivered.push(message)
    await deliverMessages(db, { mail: send, sms: send })
    expect(delivered).toMatchObject([text])
  })

  it('retries a failed message later, and goes on with the others', async () => {
    const delivered: string[] = []
    let isBroken = true
    const transport = async (message: Message) => {
      if (message.subject === 'first' && isBroken) throw new Error('no connection')
      delivered.push(message.subject)
    }
    await queueMessage(db, { ...mail, subject: 'first' })
    await queueMessage(db, { ...mail, subject: 'second' })
    await deliverMessages(db, { mail: transport })
    expect(delivered).toEqual(['second'])
    await deliverMessages(db, { mail: transport })
    expect(await sql(`select tries, sent_at, body from outbox where subject = 'first'`)).toEqual({
      tries: 1,
      sent_at: null,
      body: mail.body,
    })
    isBroken = false
    await makeDue()
    await deliverMessages(db, { mail: transport })
    expect(delivered).toEqual(['second', 'first'])
  })

  it('logs one line for each reason, with numbers of messages and nothing of them', async () => {
    for (let i = 0; i < 3; i += 1) await queueMessage(db, mail)
    await queueMessage(db, text)
    const fail = (reason: string) => async () => {
      throw new Error(reason)
    }
    await deliverMessages(db, { mail: fail('connect ECONNREFUSED'), sms: fail('HTTP 402') })
    const { ids } = (await sql('select json_agg(id order by id) as ids from outbox')) as { ids: number[] }
    const line = 'Messages could not be sent; they are tried again.'
    expect(warn.mock.calls).toHaveLength(2)
    expect(warn.mock.calls).toContainEqual([
      { kind: 'mail', messages: ids.slice(0, 3), reason: 'connect ECONNREFUSED' },
      line,
    ])
    expect(warn.mock.calls).toContainEqual([
      { kind: 'sms', messages: ids.slice(3), reason: 'HTTP 402' },
      line,
    ])
  })

  it('logs when a message is not tried again', async () => {
    await queueMessage(db, text, 30)
    const fail = async () => {
      throw new Error('HTTP 402')
    }
    await deliverMessages(db, { sms: fail })
    expect(error.mock.calls).toMatchObject([
      [{ kind: 'sms', reason: 'HTTP 402' }, 'Messages could not be sent, and are not tried again.'],
    ])
  })
})

describe('deliverOnTime', () => {
  it('sends what another process has queued or failed to send, and nothing after its end', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const delivered: string[] = []
    let isBroken = true
    const transport = async ({ subject }: Message) => {
      if (isBroken) throw new Error('no connection')
      delivered.push(subject)
    }
    const stop = deliverOnTime(db, { mail: transport })
    onTestFinished(stop)
    await queueMessage(db, mail)
    vi.advanceTimersByTime(15_000)
    await expect.poll(() => sql('select last_error from outbox')).toEqual({ last_error: 'no connection' })
    isBroken = false
    await makeDue()
    vi.advanceTimersByTime(15_000)
    await expect.poll(() => delivered).toEqual([mail.subject])
    stop()
    await queueMessage(db, mail)
    vi.advanceTimersByTime(60_000)
    await deliverMessages(db, {})
    expect(delivered).toHaveLength(1)
  })
})

describe('createSmtpTransport', () => {
  it('fails with the server’s answer, without address and password', async () => {
    const { port, refuseRecipients, close } = await startSmtpServer()
    onTestFinished(close)
    refuseRecipients('550 5.1.1 <a@university.example> is unknown to s3cret/\r\n')
    const transport = createSmtpTransport(
      `smtp://portal:s3cret%2F@127.0.0.1:${port}`,
      'portal@university.example',
    )
    await expect(transport(mail)).rejects.toThrow(/: 550 5\.1\.1 <…> is unknown to …$/)
  })

  it('sends a message to the server', async () => {
    const { port, listReceived, close } = await startSmtpServer()
    onTestFinished(close)
    await queueMessage(db, mail)
    await deliverMessages(db, {
      mail: createSmtpTransport(`smtp://127.0.0.1:${port}`, 'portal@university.example'),
    })
    expect(await sql('select sent_at is not null as sent from outbox')).toEqual({ sent: true })
    const all = listReceived()
    expect(all).toContain('MAIL FROM:<portal@university.example>')
    expect(all).toContain('RCPT TO:<a@university.example>')
    expect(all).toContain(Buffer.from(mail.body).toString('base64').slice(0, 16))
  })
})
