import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { testRecordsOffice } from './test-records-office.ts'

const db = await testDatabase()
const { addMember } = await testRecordsOffice(db, await testFolder())
const office = await addMember()
const sql = <Row>(text: string, values: unknown[] = []) => db.rows<Row>({ name: '', text }, values)

describe('an import', () => {
  it('shows neither rows nor rejected rows of a table that the caller is refused elsewhere', async () => {
    const finance = await addMember()
    await sql(
      `insert into staff_grant (staff_member_id, operation, scope) select $1, unnest(array['finance.import', 'finance.read']), 'university'`,
      [finance.staffID],
    )
    const head = 'code,name_ka,name_en,own_amount\n'
    const good = await finance.upload({ 'debit_types.csv': `${head}98,საფასური,Fee,no\n` })
    await finance.check(good)
    const rows = `/jobs/${good}/rows?table=debit_types&kind=added`
    expect((await finance.send<{ total: number }>('GET', rows)).data.total).toBe(1)
    const refused = await office.send('GET', rows)
    expect([refused.status, refused.code]).toEqual([403, 'rows_not_readable'])
    const bad = await finance.upload({ 'debit_types.csv': `${head}97,საფასური,Fee,perhaps\n` })
    expect((await finance.check(bad)).bad[0]!.rows).toMatchObject([{ value: 'perhaps' }])
    expect((await office.loadJob(bad)).bad[0]!.rows).toMatchObject([{ value: '' }])
    const listed = (
      await office.send<{ jobs: { jobID: number; bad: { rows: object[] }[] }[] }>('GET', '/jobs')
    ).data
    expect(listed.jobs.find(({ jobID }) => jobID === bad)!.bad[0]!.rows).toMatchObject([{ value: '' }])
    expect((await finance.inject('GET', `/jobs/${bad}/rejected`)).statusCode).toBe(200)
    expect((await office.inject('GET', `/jobs/${bad}/rejected`)).json().code).toBe('tables_not_readable')
    for (const jobID of [good, bad]) await finance.send('DELETE', `/jobs/${jobID}`)
  })
})

describe('an export', () => {
  it('has no table that the caller is refused elsewhere: neither chosen, nor by default, nor later', async () => {
    const registrar = await addMember()
    const secret = ['ledger_entries', 'scholarships', 'settings', 'exam_papers', 'exam_pages']
    const prepare = (body: object) => registrar.send<{ jobID: number }>('POST', '/exports', body)
    const list = async () => {
      type Listed = {
        tables: { name: string }[]
        left_out: string[]
        exports: { tables: string[]; state: string }[]
      }
      const { data } = await registrar.send<Listed>('GET', '/exports')
      return { ...data, names: data.tables.map(({ name }) => name) }
    }
    const first = await list()
    for (const name of secret) {
      expect(first.names).not.toContain(name)
      expect(first.left_out).toContain(name)
      const refused = await prepare({ tables: ['schools', name], format: 'zip' })
      expect([refused.status, refused.code]).toEqual([403, 'tables_not_readable'])
      expect(refused.message).toContain(name)
      expect(refused.message).not.toContain('schools')
    }
    const { jobID } = (await prepare({ format: 'zip' })).data
    await registrar.run(jobID)
    const packed = unzipSync((await registrar.inject('GET', `/exports/${jobID}/file`)).rawPayload)
    expect(Object.keys(packed)).toContain('students.csv')
    for (const name of secret) expect(Object.keys(packed)).not.toContain(`${name}.csv`)

    const money = { tables: ['ledger_entries'], format: 'zip' }
    await sql(
      `insert into staff_grant (staff_member_id, operation, scope) values ($1, 'finance.read', 'university')`,
      [registrar.staffID],
    )
    expect((await list()).names).toContain('ledger_entries')
    const waiting = (await prepare(money)).data.jobID
    const end = () =>
      sql(
        `update staff_grant set ends_at = now() where staff_member_id = $1 and operation = 'finance.read'`,
        [registrar.staffID],
      )
    await end()
    await registrar.run(waiting)
    expect((await list()).exports[0]).toMatchObject({ tables: money.tables, state: 'failed' })
    await sql(
      `update staff_grant set ends_at = null where staff_member_id = $1 and operation = 'finance.read'`,
      [registrar.staffID],
    )
    const written = (await prepare(money)).data.jobID
    await registrar.run(written)
    expect((await registrar.inject('GET', `/exports/${written}/file`)).statusCode).toBe(200)
    await end()
    expect((await registrar.inject('GET', `/exports/${written}/file`)).json().code).toBe(
      'tables_not_readable',
    )
    await sql(`update record_job set expires_at = now() where staff_member_id = $1`, [registrar.staffID])
  })

  it('as OneRoster needs to read the students and their marks', async () => {
    const registrar = await addMember()
    await sql(
      `update staff_grant set role_id = null, operation = 'records.export' where staff_member_id = $1`,
      [registrar.staffID],
    )
    const refused = await registrar.send('POST', '/exports', { format: 'oneroster' })
    expect([refused.status, refused.code]).toEqual([403, 'tables_not_readable'])
    expect(refused.message).toMatch(/students.*marks/)
  })
})
