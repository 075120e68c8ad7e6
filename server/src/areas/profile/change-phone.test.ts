import { describe, expect, it } from 'vitest'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { overtake } from '#server/db/connection/test-activity.ts'
import { consumeCode } from '#server/sms-code/sql.ts'
import { sendCode } from '#server/sms-code/send-code.ts'
import { testProfile } from './test-profile.ts'

const { db, university, currentPassword, sql, headers, get, post } = await testProfile()

describe('the phone', () => {
  const send = (payload: object, as = headers) => post('/api/profile/phone', payload, as)
  const change = (payload: { phone: string; code?: string }, as = headers) =>
    send(payload.code === undefined ? { ...payload, password: currentPassword } : payload, as)
  const readMessage = async () =>
    (await sql(`select * from outbox where kind = 'sms' order by id desc limit 1`)) as Record<string, string>
  const readCode = async () => /\d{4}/.exec((await readMessage())['body']!)![0]
  const other = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')
  const phone = async () => (await get('/api/profile/contact-information')).json().data.phone
  const deadCode = { code: ['The code has expired, or no tries are left. Ask for a new code.'] }

  it('is changed with the four digits that were sent to the new number', async () => {
    const reply = await change({ phone: '+995 555-12-34-56' })
    expect(reply.json().data).toEqual({ changed: false, resend_after: 60, expires_in: 300 })
    expect(await readMessage()).toMatchObject({ kind: 'sms', recipient: '555123456' })
    const code = await readCode()
    expect((await change({ phone: '555123456', code })).json().data).toEqual({ changed: true })
    expect(await phone()).toBe('555123456')
    expect((await change({ phone: '555123456', code })).json().data).toEqual({ changed: true })
    expect((await change({ phone: '555123456' })).json().data).toEqual({ changed: true })
  })

  it('needs the password if the university entered it, and gets no code before', async () => {
    await sql(`update student set phone = '555123456' where id = ${university.studentID}`)
    const { phone: number, phone_held_until } = (await get('/api/profile/contact-information')).json().data
    expect([number, phone_held_until]).toEqual(['555123456', expect.any(String)])
    const account = { bankAccount: 'GE29NB0000000101904917', password: currentPassword }
    const saveAccount = () => post('/api/financial-info/saveBankAccount', account, headers)
    expect((await saveAccount()).json()).toMatchObject({ code: 'phone_held' })
    expect((await send({ phone: '555123456' })).statusCode).toBe(422)
    expect((await change({ phone: '555123456' })).json().data).toMatchObject({ changed: false })
    expect((await change({ phone: '555123456', code: await readCode() })).json().data).toEqual({
      changed: true,
    })
    expect((await get('/api/profile/contact-information')).json().data.phone_held_until).toBeNull()
    expect((await saveAccount()).json().data).toMatchObject({ saved: false })
  })

  it('needs the password before a code is sent', async () => {
    const refused = [{ password: 'a wrong password' }, {}]
    const errors = refused.map(async (given) => (await send({ phone: '555123456', ...given })).json().data)
    expect(await Promise.all(errors)).toEqual([
      { password: ['Wrong password'] },
      { password: ['This field is required'] },
    ])
    expect(await sql('select count(*) as n from outbox')).toEqual({ n: 0 })
  })

  it('takes a code once, also for a change that began before the one that has used it', async () => {
    await change({ phone: '555123456' })
    const [row] = await db.rows<{ hash: Buffer }>({
      name: '',
      text: 'select code_hash as hash from mobile_code',
    })
    const consumed = await overtake(db, {
      lock: 'select from mobile_code for update',
      begin: () => db.transaction((tx) => consumeCode(tx, university.studentID, 'phone', row!.hash)),
      meanwhile: (tx) => tx.rows({ name: '', text: 'update mobile_code set expires_at = clock_timestamp()' }),
    })
    expect(consumed).toBeUndefined()
  })

  it('sends ten codes a day at most, also at the same time and for different actions', async () => {
    const { studentID } = university
    await sql('delete from mobile_code')
    const send = (action: 'phone' | 'bank_account' | 'contract') =>
      sendCode(db, { studentID, action, subject: '555123456' }, '555123456', 'en')
    await send('phone')
    await sql('update mobile_code set sends = 9')
    const results = await Promise.allSettled([send('bank_account'), send('contract')])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('throttles who guesses the password', async () => {
    const statuses = []
    for (let i = 0; i < 11; i += 1)
      statuses.push((await send({ phone: '555123456', password: `guess ${i}` })).statusCode)
    expect(statuses.at(-1)).toBe(429)
  })

  it('reports a change to the former number and to every e-mail address, and keeps its history', async () => {
    await university.change('student', university.studentID, {
      phone: '555000001',
      personal_email: 'n@example.org',
    })
    await sql('delete from contact_change')
    await change({ phone: '555123456' })
    await change({ phone: '555123456', code: await readCode() })
    const sent = await db.rows<{ recipient: string; body: string }>({
      name: '',
      text: `select recipient, body from outbox where recipient <> '555123456' order by recipient`,
    })
    expect(sent.map(({ recipient }) => recipient)).toEqual([
      '555000001',
      'n@example.org',
      'st1@university.example',
    ])
    for (const { body } of sent) {
      expect(body).toContain('456')
      expect(body).not.toContain('555123456')
    }
    expect(await sql('select field, old_value, new_value from contact_change')).toEqual({
      field: 'phone',
      old_value: '555000001',
      new_value: '555123456',
    })
    expect(await sql(`select event, code from security_event order by id desc limit 1`)).toEqual({
      event: 'phone_changed',
      code: 'st1',
    })
  })

  it('stores the digits nowhere but in the message', async () => {
    await change({ phone: '555123456' })
    const code = await readCode()
    const row = await sql(`select code_hash, encode(code_hash, 'escape') as plain from mobile_code`)
    expect(row!['code_hash']).toHaveLength(32)
    expect(row!['plain']).not.toContain(code)
  })

  it.each(['12345', '455123456', '5551234567', 'abc', '+1 555 123 4567'])('refuses %s', async (number) => {
    const reply = await change({ phone: number })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().data.phone[0]).toContain('Invalid phone format')
    expect(await sql('select count(*) as n from outbox')).toEqual({ n: 0 })
  })

  // spec 5.15
  it('accepts five tries, and returns how many are left', async () => {
    await change({ phone: '555123456' })
    const code = await readCode()
    const tries = []
    for (let i = 0; i < 5; i += 1) {
      tries.push((await change({ phone: '555123456', code: other(code) })).json().data.code[0])
    }
    expect(tries.slice(0, 4)).toEqual([
      'The code is wrong. 4 tries are left.',
      'The code is wrong. 3 tries are left.',
      'The code is wrong. 2 tries are left.',
      'The code is wrong. 1 try is left.',
    ])
    expect(tries[4]).toBe(deadCode.code[0])
    expect((await change({ phone: '555123456', code })).json().data).toEqual(deadCode)
    expect(await phone()).toBeNull()
  })

  it('counts concurrent tries', async () => {
    await change({ phone: '555123456' })
    const code = await readCode()
    await Promise.all(Array.from({ length: 20 }, () => change({ phone: '555123456', code: other(code) })))
    expect(await sql('select tries from mobile_code')).toEqual({ tries: 5 })
    expect((await change({ phone: '555123456', code })).statusCode).toBe(422)
  })

  it('accepts a code only for its number, from its student, for five minutes', async () => {
    await change({ phone: '555123456' })
    const code = await readCode()
    expect((await change({ phone: '555999999', code })).json().data).toEqual(deadCode)
    const otherStudent = {
      ...(await signIn(db, university.englishStudentID)).headers,
      'content-language': 'en',
    }
    expect((await change({ phone: '555123456', code }, otherStudent)).json().data).toEqual(deadCode)
    await sql(`update mobile_code set expires_at = expires_at - interval '5 minutes'`)
    expect((await change({ phone: '555123456', code })).json().data).toEqual(deadCode)
    expect((await change({ phone: '555123456', code: other(code) })).json().data).toEqual(deadCode)
    expect(await phone()).toBeNull()
  })

  it('sends another code after a minute, whatever the number, and ten times a day', async () => {
    await change({ phone: '555123456' })
    const again = await change({ phone: '555999999' })
    expect(again.statusCode).toBe(429)
    expect(again.headers['retry-after']).toBe('60')
    expect(again.json()).toMatchObject({ code: 'code_sent_already', params: { seconds: 60 } })
    for (let i = 0; i < 9; i += 1) {
      await minuteLater()
      expect((await change({ phone: '555123456' })).statusCode).toBe(200)
    }
    await minuteLater()
    await expectNoMoreToday()
  })

  const minuteLater = () => sql(`update mobile_code set sent_at = sent_at - interval '60 seconds'`)
  const expectNoMoreToday = async () => {
    const readSecondsLeft = async () => {
      const row = await sql(`select ceil(extract(epoch from (zoned.at::date + 1 - zoned.at)))::int as seconds
        from (select now() at time zone 'Asia/Tbilisi' as at) zoned`)
      return Number(row!['seconds'])
    }
    const before = await readSecondsLeft()
    const refused = await change({ phone: '555999999' })
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'codes_of_day_sent', params: { count: 10 } })
    const wait = Number(refused.headers['retry-after'])
    expect([wait <= before, wait >= (await readSecondsLeft())]).toEqual([true, true])
  }

  it('sends ten codes a day to a student also when each is used, whatever they are for', async () => {
    for (let i = 0; i < 9; i += 1) {
      await change({ phone: `55512345${i}` })
      expect((await change({ phone: `55512345${i}`, code: await readCode() })).statusCode).toBe(200)
    }
    await university.put('mobile_code', {
      student_id: university.studentID,
      action: 'contract',
      subject: '',
      code_hash: Buffer.from('x'),
      expires_at: new Date(),
      sent_on: (
        (await sql(`select (now() at time zone 'Asia/Tbilisi')::date::text as day`)) as { day: string }
      ).day,
    })
    await expectNoMoreToday()
  })

  it('counts a day of the university, not 24 hours', async () => {
    await change({ phone: '555123456' })
    await minuteLater()
    await sql('update mobile_code set sends = 10')
    await expectNoMoreToday()
    await sql('update mobile_code set sent_on = sent_on - 1')
    expect((await change({ phone: '555123456' })).statusCode).toBe(200)
    expect(await sql('select sends from mobile_code')).toEqual({ sends: 1 })
  })

  it('forgets an older code and its tries when a new one is sent', async () => {
    await change({ phone: '555123456' })
    const first = await readCode()
    for (let i = 0; i < 5; i += 1) await change({ phone: '555123456', code: other(first) })
    await sql(`update mobile_code set sent_at = sent_at - interval '60 seconds'`)
    await change({ phone: '555123456' })
    const second = await readCode()
    if (first !== second) expect((await change({ phone: '555123456', code: first })).statusCode).toBe(422)
    expect((await change({ phone: '555123456', code: second })).json().data).toEqual({ changed: true })
  })
})

// spec 2.25
