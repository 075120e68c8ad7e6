import { createHash } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, describe, expect, it } from 'vitest'
import type { User } from '#contract/account/session.ts'
import { toLongDatePhrase } from '#rules/time/date-phrase.ts'
import type { TestStudent } from '#server/areas/registration/test-student.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testLetterhead } from '#server/letterhead/test-letterhead.ts'
import { testAgreements } from './test-agreements.ts'
import { contractTerms } from '../../../../e2e/agreements/contract-terms.ts'

const { db, app, university, abroad, sql, newStudent } = await testAgreements()

const root = '/api/international-agreements'
interface Data {
  readonly id: number
  readonly fee: string | null
  readonly contract_approved: number
  readonly accepted_in: string | null
  readonly text_hash: string
  readonly document: {
    readonly sections: readonly {
      readonly clauses: readonly { readonly text: string; readonly texteng: string }[]
    }[]
  }
}
const read = async (student: TestStudent) => (await student.read<Data>(`${root}/getInternationalData`)).data
const approve = (student: TestStudent, body: object, language = 'en') =>
  student.send<{ approved: boolean; expires_in?: number }>('POST', `${root}/approveContract`, body, language)
const codeSent = async () =>
  /\b\d{4}\b/.exec(String((await sql('select body from outbox order by id desc limit 1'))!['body']))![0]
const keys = async (student: TestStudent) =>
  (await student.read<{ user: User }>('/api/auth/user')).data.user.blockers.map(({ key, params }) => ({
    key,
    params,
  }))
const clauses = ({ document }: Data, field: 'text' | 'texteng') =>
  document.sections.flatMap((section) => section.clauses.map((clause) => clause[field])).join('\n')
const readPdf = async (student: TestStudent) => {
  const { headers } = await signIn(db, student.studentID)
  const reply = await app.inject({ url: `${root}/contract`, headers })
  expect(reply.headers['content-type']).toBe('application/pdf')
  expect(reply.headers['content-disposition']).toContain('attachment; filename="contract Nino Beridze.pdf"')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(reply.rawPayload)), {
    mergePages: true,
  })
  return text.replace(/\s+/g, ' ')
}

beforeEach(() => sql('truncate mobile_code, outbox'))

describe('the text of a contract', () => {
  // spec 9.8
  it.each(contractTerms)('has in both languages, on screen and as PDF: $term', async ({ ka, en }) => {
    const student = await newStudent()
    const data = await read(student)
    expect(clauses(data, 'text')).toContain(ka)
    expect(clauses(data, 'texteng')).toContain(en)
    const written = await readPdf(student)
    expect(written).toContain(ka)
    expect(written).toContain(en)
  })

  it('draws every letter of a name, or is refused with the one that it cannot draw', async () => {
    const student = await newStudent()
    await university.change('student', student.studentID, { lname_en: 'Əliyeva-Dương' })
    const { headers } = await signIn(db, student.studentID)
    const download = () =>
      app.inject({ url: `${root}/contract`, headers: { ...headers, 'content-language': 'en' } })
    const pdf = await getDocumentProxy(new Uint8Array((await download()).rawPayload))
    expect((await extractText(pdf, { mergePages: true })).text).toContain('Əliyeva-Dương')
    await university.change('student', student.studentID, { lname_en: 'محمد' })
    const refused = await download()
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('has “م”')])
  })

  // spec 3.7
  it('names the student, the programme, the fee and the three dates of the intake', async () => {
    const student = await newStudent({ personal_code: 'P1234567' })
    const dates = await Promise.all([20, 48, 8].map((days) => university.today(days)))
    const phrases = dates.map(toLongDatePhrase)
    const facts = ['P1234567', 'USD 6,500']
    const data = await read(student)
    const written = await readPdf(student)
    for (const fact of [
      ...facts,
      ...phrases.map(({ ka }) => ka),
      'ნინო ბერიძე',
      'Medicine ქართულად',
      'შემოდგომის მიღება',
    ])
      expect(clauses(data, 'text')).toContain(fact)
    for (const fact of [
      ...facts,
      ...phrases.map(({ en }) => en),
      'Nino Beridze',
      'Medicine',
      'the autumn intake',
    ])
      expect(clauses(data, 'texteng')).toContain(fact)
    for (const fact of [...facts, 'ნინო ბერიძე', 'Nino Beridze']) expect(written).toContain(fact)
  })

  it('has the deadlines of autumn 2025 after seeding', async () => {
    const row = await sql(`select array_agg(to_char(day, 'DD.MM.YYYY') order by kind) as days
      from intake_deadline d join intake i on i.id = d.intake_id where i.academic_year = 2025`)
    expect(row!['days']).toEqual(['29.11.2025', '01.11.2025', '18.10.2025'])
  })

  it('is for students from abroad only', async () => {
    const student = await newStudent({ is_international: false })
    for (const path of ['getInternationalData', 'contract'])
      expect(await student.read(`${root}/${path}`)).toMatchObject({ status: 403, code: 'not_international' })
  })
})

describe('a contract', () => {
  // spec 4.5
  it('is accepted with the code that was sent for exactly this text', async () => {
    const student = await newStudent()
    const { id, text_hash } = await read(student)
    expect(await approve(student, { id, text_hash })).toMatchObject({
      data: { approved: false, expires_in: 300 },
    })
    const code = await codeSent()
    const wrong = code === '0000' ? '0001' : '0000'
    expect(await approve(student, { id, text_hash, code: wrong })).toMatchObject({ status: 422 })
    expect((await read(student)).contract_approved).toBe(0)
    for (const _ of [1, 2])
      expect(await approve(student, { id, text_hash, code }, 'ka')).toMatchObject({
        data: { approved: true },
      })
    expect(await read(student)).toMatchObject({ contract_approved: 1, accepted_in: 'ka', text_hash })
    const saved = await sql(`select document, encode(text_hash, 'hex') as hash, locale, fee, currency
      from contract_acceptance where student_id = ${student.studentID}`)
    expect(saved).toMatchObject({ hash: text_hash, locale: 'ka', fee: '6500.00', currency: 'USD' })
    expect(createHash('sha256').update(String(saved!['document'])).digest('hex')).toBe(text_hash)
    const written = await readPdf(student)
    expect(written).toContain(text_hash)
    expect(written).toMatch(
      /accepted the contract in the portal on \d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d .*in Georgian/,
    )
  })

  it.each([
    [
      'Asia/Tbilisi',
      '2030 წლის 16 იანვარს, 00:30-ზე (თბილისის დრო)',
      '16 January 2030, 00:30 (Tbilisi time)',
    ],
    [
      'America/New_York',
      '2030 წლის 15 იანვარს, 15:30-ზე (სასაათო სარტყელი America/New_York)',
      '15 January 2030, 15:30 (time zone America/New_York)',
    ],
  ])('says in the PDF whose time it is: %s', async (zone, ka, en) => {
    const student = await newStudent()
    const { id } = await read(student)
    await approve(student, { id })
    await approve(student, { id, code: await codeSent() })
    await sql(`update contract_acceptance set accepted_at = '2030-01-15T20:30:00Z'
      where student_id = ${student.studentID}`)
    await sql(`update setting set value = '"${zone}"' where name = 'time_zone'`)
    const written = await readPdf(student)
    await sql(`update setting set value = '"UTC"' where name = 'time_zone'`)
    expect(written).toContain(`დაადასტურა ${ka}`)
    expect(written).toContain(`in the portal on ${en}, in English.`)
  })

  it('puts its dates into the agenda: the fee before signing, then the insurance within a month', async () => {
    const student = await newStudent()
    const listDates = async () =>
      (await student.read<{ items: { kind: string; end_date: string }[] }>('/api/agenda')).data.items.flatMap(
        ({ kind, end_date }) => (['first_fee', 'insurance'].includes(kind) ? [[kind, end_date]] : []),
      )
    const signing = (await sql(`select day from intake_deadline
      where intake_id = ${abroad.intakeID} and kind = 'signing'`))!['day']
    expect(await listDates()).toEqual([['first_fee', signing]])
    const { id } = await read(student)
    await approve(student, { id })
    await approve(student, { id, code: await codeSent() })
    await sql(`update contract_acceptance set accepted_at = '2030-01-31T10:00:00Z'
      where student_id = ${student.studentID}`)
    expect(await listDates()).toEqual([['insurance', '2030-02-28']])
  })

  it('keeps the accepted text whatever changes, and the app instructions until they are closed', async () => {
    const student = await newStudent()
    await university.put('visit', { student_id: student.studentID, slot_id: abroad.slotID })
    expect(await keys(student)).toEqual([
      { key: 'contract', params: { contract_approved: 0, has_fee: 1, has_phone: 1, is_drawable: 1 } },
    ])
    const before = await read(student)
    await approve(student, { id: before.id })
    await approve(student, { id: before.id, code: await codeSent() })
    await sql(`update intake_fee set fee = 7000`)
    expect(await read(student)).toMatchObject({ fee: '6500.00', document: before.document })
    await sql(`update intake_fee set fee = 6500`)
    expect(await keys(student)).toEqual([{ key: 'contract', params: { contract_approved: 1 } }])
    for (const _ of [1, 2]) expect((await student.send('POST', `${root}/closeInstructions`)).status).toBe(200)
    expect(await keys(student)).toEqual([])
  })

  it('is refused when its text has changed, before and after the code is sent', async () => {
    const student = await newStudent()
    const { id, text_hash } = await read(student)
    await approve(student, { id, text_hash })
    const code = await codeSent()
    await sql(`update intake_fee set fee = 6600`)
    const changed = { status: 409, code: 'contract_changed' }
    expect(await approve(student, { id, text_hash, code })).toMatchObject(changed)
    expect(await approve(student, { id, text_hash })).toMatchObject(changed)
    const now = await read(student)
    expect(now.text_hash).not.toBe(text_hash)
    expect(clauses(now, 'texteng')).toContain('USD 6,600')
    // The code was for the previous text.
    expect(await approve(student, { id, text_hash: now.text_hash, code })).toMatchObject({ status: 422 })
    expect(await approve(student, { id, code })).toMatchObject({ status: 422 })
    expect((await read(student)).contract_approved).toBe(0)
    await sql(`update intake_fee set fee = 6500`)
  })

  it('cannot be accepted for another student, without a fee, or without a phone', async () => {
    const student = await newStudent()
    expect(await approve(student, { id: student.studentID + 1 })).toMatchObject({ status: 404 })
    const withoutFee = await newStudent({ programme_id: university.programmeID })
    const data = await read(withoutFee)
    expect(data.fee).toBeNull()
    expect(clauses(data, 'texteng')).toContain('per year is —;')
    expect(await approve(withoutFee, { id: data.id })).toMatchObject({ status: 409, code: 'fee_missing' })
    const withoutPhone = await newStudent({ phone: null })
    expect(await approve(withoutPhone, { id: withoutPhone.studentID })).toMatchObject({
      status: 409,
      code: 'no_phone',
    })
    expect(await sql('select from outbox')).toBeUndefined()
  })

  it('keeps the letterhead that it was accepted with, and has none from before there was one', async () => {
    const setUniversity = (phone: string) =>
      sql(`insert into setting (name, value) values ('university', '${JSON.stringify({ ...testLetterhead, phone })}')
        on conflict (name) do update set value = excluded.value`)
    await setUniversity('+995 32 111')
    const student = await newStudent()
    expect(await readPdf(student)).toContain('+995 32 111')
    const { id } = await read(student)
    await approve(student, { id })
    await approve(student, { id, code: await codeSent() })
    await setUniversity('+995 32 999')
    const written = await readPdf(student)
    for (const part of ['ნიმუშის ქუჩა 1, თბილისი', '1 Sample Street, Tbilisi', '+995 32 111'])
      expect(written).toContain(part)
    await sql(`update contract_acceptance set letterhead_id = null where student_id = ${id}`)
    expect(await readPdf(student)).not.toContain('Sample Street')
    await sql(`delete from setting where name = 'university'`)
  })

  it('cannot be saved with the hash of another text', async () => {
    const student = await newStudent()
    await expect(
      sql(`insert into contract_acceptance (student_id, intake_id, fee, currency, document, text_hash, locale)
        values (${student.studentID}, ${abroad.intakeID}, 1, 'USD', 'one', sha256('other'), 'en')`),
    ).rejects.toThrow('hash_matches_document')
  })
})
