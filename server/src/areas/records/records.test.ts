import { unzipSync, strFromU8, zipSync, strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { listFiles, testFolder } from '#server/http/files/test-folder.ts'
import { testRecordsOffice } from './test-records-office.ts'

const db = await testDatabase()
const filesDir = await testFolder()
const { addMember } = await testRecordsOffice(db, filesDir)
const office = await addMember()
const sql = <Row>(text: string, values: unknown[] = []) => db.rows<Row>({ name: '', text }, values)
const listAudit = async () =>
  (await sql<{ entity: string }>('select entity from audit order by id')).map(({ entity }) => entity)

const schools = (...codes: readonly string[]) =>
  `code,name_ka,name_en\n${codes.map((code) => `${code},სკოლა ${code},School ${code}\n`).join('')}`
const listSchools = async () =>
  (await sql<{ name: string }>('select name_en as name from school order by 1')).map(({ name }) => name)
const many = Array.from({ length: 30 }, (_, nth) => `S${String(nth).padStart(2, '0')}`)

describe('an import', () => {
  it('is uploaded in pieces, compared, shown row by row, applied and undone, each in the audit', async () => {
    const text = schools(...many)
    const { jobID, files } = await office.begin({ 'schools.csv': text })
    const { fileID } = files[0]!
    const bytes = Buffer.from(text)
    const first = await office.send('PATCH', `/files/${fileID}`, bytes.subarray(0, 20))
    expect(first.data).toEqual({ received: 20, is_complete: false })
    expect((await office.send('POST', `/jobs/${jobID}/check`, { overwrites: false })).code).toBe(
      'not_uploaded',
    )
    // The same files again: it goes on where it stopped.
    const again = await office.begin({ 'schools.csv': text })
    expect(again).toMatchObject({ jobID, files: [{ fileID, received: 20 }] })
    const moved = await office.send('PATCH', `/files/${fileID}?offset=10`, 'x')
    expect([moved.status, moved.code, moved.params]).toEqual([409, 'upload_moved', { received: 20 }])
    const rest = await office.send('PATCH', `/files/${fileID}?offset=20`, bytes.subarray(20))
    expect(rest.data).toEqual({ received: bytes.length, is_complete: true })

    const checked = await office.check(jobID)
    expect(checked).toMatchObject({
      phase: 'check',
      state: 'done',
      outcome: 'dry run',
      tables: [{ name: 'schools', stored: 0, added: 30, rows: ['added'] }],
    })
    expect(await listSchools()).toEqual([])
    const page = await office.send('GET', `/jobs/${jobID}/rows?table=schools&kind=added&page=2`)
    expect(page.data).toMatchObject({ total: 30, perPage: 25 })
    for (const search of ['s07', 'S 07', 'ს07', 'Ѕ 07']) {
      const typed = encodeURIComponent(search)
      const found = await office.send('GET', `/jobs/${jobID}/rows?table=schools&kind=added&search=${typed}`)
      expect(found.data).toMatchObject({ total: 1, items: [{ line: 9, key: 'S07' }] })
    }

    const { job } = await office.apply(jobID)
    expect(job).toMatchObject({ phase: 'apply', state: 'done', outcome: 'saved', files: [] })
    expect(await listSchools()).toHaveLength(30)
    expect(await listFiles(filesDir)).toEqual([])
    expect(await sql('select from record_job_row where job_id = $1', [jobID])).toEqual([])

    const { data: list } = await office.send<{ items: { importID: number }[] }>('GET', '/imports')
    expect(list.items[0]).toMatchObject({
      importID: job.importID,
      staff: { staffID: office.staffID },
      added: 30,
      canUndo: true,
      undo: null,
    })
    const undo = (await office.send<{ jobID: number }>('POST', `/imports/${job.importID}/undo`)).data
    // Sent twice.
    expect((await office.send('POST', `/imports/${job.importID}/undo`)).data).toEqual(undo)
    await office.run(undo.jobID)
    expect(await office.loadJob(undo.jobID)).toMatchObject({ kind: 'undo', state: 'done' })
    expect(await listSchools()).toEqual([])
    expect((await office.send('POST', `/imports/${job.importID}/undo`)).status).toBe(404)
    expect(await listAudit()).toEqual([
      'record_upload',
      'record_file',
      'record_check',
      'record_apply',
      'record_import',
      'record_undo',
      'record_import',
    ])
  })

  it('shows old and new value, and what stays because it was edited by hand until it is overwritten', async () => {
    await office.apply((await office.check(await office.upload({ 'schools.csv': schools('A', 'B') }))).jobID)
    await sql(`update school set name_en = 'By hand' where name_en = 'School B'`)
    const text = 'code,name_ka,name_en\nA,სკოლა A,Renamed\nB,სკოლა B,From the file\n'
    const jobID = await office.upload({ 'schools.csv': text })
    expect((await office.check(jobID)).tables[0]).toMatchObject({ changed: 1, edited: 1 })
    const changed = await office.send('GET', `/jobs/${jobID}/rows?table=schools&kind=changed`)
    const renamed = { line: 2, key: 'A', field: 'name_en', before: 'School A', after: 'Renamed' }
    expect(changed.data).toMatchObject({ items: [renamed] })
    const overwritten = await office.check(jobID, true)
    expect(overwritten).toMatchObject({ overwrites: true, tables: [{ changed: 2, edited: 0 }] })
    await office.apply(jobID)
    expect(await listSchools()).toEqual(['From the file', 'Renamed'])
  })

  it('of money and of settings need their own permission', async () => {
    const check = async (files: Record<string, string>) => {
      const jobID = await office.upload(files)
      const checked = await office.check(jobID)
      await office.send('DELETE', `/jobs/${jobID}`)
      return checked.bad.map(({ reasoneng }) => reasoneng)
    }
    const reason = 'the import of this table needs another permission too'
    const types = { 'debit_types.csv': 'code,name_ka,name_en\n99,საფასური,Fee\n' }
    expect(await check(types)).toContain(reason)
    expect(await check({ 'settings.csv': 'name,value\n' })).toContain(reason)
    const grant = `insert into staff_grant (staff_member_id, operation, scope) values ($1, 'finance.import', 'university')`
    await sql(grant, [office.staffID])
    expect(await check(types)).not.toContain(reason)

    const jobID = await office.upload(types)
    const { removals } = await office.check(jobID)
    const { job } = await office.apply(jobID, removals)
    await sql(`delete from staff_grant where staff_member_id = $1 and operation = 'finance.import'`, [
      office.staffID,
    ])
    const undo = async () => {
      const { data } = await office.send<{ jobID: number }>('POST', `/imports/${job.importID}/undo`)
      await office.run(data.jobID)
      return office.loadJob(data.jobID)
    }
    expect(await undo()).toMatchObject({
      state: 'refused',
      detaileng: expect.stringContaining('needs another permission too') as string,
    })
    await sql(grant, [office.staffID])
    expect(await undo()).toMatchObject({ state: 'done' })
  })

  it('of a package of OneRoster changes what it names, and gives back its own rows', async () => {
    await office.apply((await office.check(await office.upload({ 'schools.csv': schools('A', 'B') }))).jobID)
    const before = await listSchools()
    const head = 'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId'
    const manifest = 'propertyName,value\nmanifest.version,1.0\noneroster.version,1.2\nfile.orgs,bulk\n'
    const send = async (rows: string) => {
      const files = { 'manifest.csv': strToU8(manifest), 'orgs.csv': strToU8(`${head}\n${rows}`) }
      return office.check(await office.upload({ 'roster.zip': Buffer.from(zipSync(files)) }))
    }
    const refused = await send('o-1,,,School One,faculty,A,\n')
    expect(refused).toMatchObject({ state: 'refused', bad_count: 1 })
    expect(refused.bad).toMatchObject([{ file: 'roster.zip, orgs.csv', column: 'type', rows: [{ line: 2 }] }])
    const rejected = await office.inject('GET', `/jobs/${refused.jobID}/rejected?locale=en`)
    await office.send('DELETE', `/jobs/${refused.jobID}`)
    expect(rejected.body).toContain(
      'o-1,,,School One,faculty,A,,"type: the value is not one of those allowed.',
    )
    const checked = await send('o-1,,,Renamed by OneRoster,department,A,\n')
    expect(checked.tables).toMatchObject([{ name: 'schools', changed: 1, removed: 0 }])
    await office.apply(checked.jobID)
    expect(await listSchools()).toEqual(
      before.map((name) => (name === 'School A' ? 'Renamed by OneRoster' : name)).toSorted(),
    )
  })

  it('with bad rows is refused, groups them by repair, and gives them back with the reason', async () => {
    const before = await listSchools()
    const text = 'name_en,code,name_ka,phone\nA,A,,\nB,B,ბ,\nC,C,,+995 1\nD,D,დ,"no, none"\n'
    const jobID = await office.upload({ 'schools.csv': text })
    const job = await office.check(jobID)
    expect(job).toMatchObject({ state: 'refused', outcome: 'bad rows', bad_count: 3 })
    expect(job.bad).toMatchObject([
      { file: 'schools.csv', column: 'name_ka', count: 2, rows: [{ line: 2 }, { line: 4 }] },
      { column: 'phone', count: 1, rows: [{ line: 5, value: 'no, none' }] },
    ])
    const rejected = await office.inject('GET', `/jobs/${jobID}/rejected?locale=en`)
    expect(rejected.headers['content-disposition']).toContain('rejected-schools.csv')
    expect(rejected.body.split('\n')).toEqual([
      '\uFEFFname_en,code,name_ka,phone,reason',
      'A,A,,,name_ka: a required value is empty. Fill in the column name_ka.',
      'C,C,,+995 1,name_ka: a required value is empty. Fill in the column name_ka.',
      'D,D,დ,"no, none",phone: the value is not a telephone number. Write it like +995 32 220 00 00.',
      '',
    ])
    expect((await office.apply(jobID)).reply.code).toBe('not_checked')
    expect(await listSchools()).toEqual(before)
    expect((await office.send('DELETE', `/jobs/${jobID}`)).status).toBe(200)
    expect(await listFiles(filesDir)).toEqual([])
  })

  it('of a ZIP is read like its files, and one that is none is refused with its name', async () => {
    const zip = Buffer.from(zipSync({ 'all/schools.csv': strToU8(schools('A', 'B', 'Z')) }))
    const { jobID, files } = (
      await office.send<{ jobID: number; files: { fileID: number }[] }>('POST', '/imports', {
        files: [{ filename: 'all.zip', size: zip.length, fingerprint: 'zip' }],
      })
    ).data
    await office.inject('PATCH', `/files/${files[0]!.fileID}`, zip)
    expect(await office.loadJob(jobID)).toMatchObject({ files: [{ received: zip.length }] })
    expect(await office.check(jobID)).toMatchObject({ tables: [{ name: 'schools', added: 1 }] })
    const broken = await office.check(await office.upload({ 'half.zip': 'PK\u0003\u0004 half' }))
    expect(broken).toMatchObject({ state: 'failed', detaileng: expect.stringContaining('half.zip') })
    const wrong = { files: [{ filename: 'a.exe', size: 1, fingerprint: 'x' }] }
    expect((await office.send('POST', '/imports', wrong)).status).toBe(422)
  })

  it('that removes over 5 % of a table is applied only with the number of rows confirmed', async () => {
    await office.apply(
      (await office.check(await office.upload({ 'schools.csv': schools(...many) }))).jobID,
      2,
    )
    expect(await listSchools()).toHaveLength(30)
    const jobID = await office.upload({ 'schools.csv': schools(...many.slice(5)) })
    expect(await office.check(jobID)).toMatchObject({ outcome: 'too many removals', removals: 5 })
    for (const wrong of [0, 4, 6]) {
      const { reply } = await office.apply(jobID, wrong)
      expect([reply.code, reply.params]).toEqual(['removals_not_confirmed', { count: 5 }])
    }
    expect((await office.apply(jobID, 5)).job).toMatchObject({ outcome: 'saved' })
    expect(await listSchools()).toHaveLength(25)
  })

  it('is refused when another one was applied since the check, until it is compared again', async () => {
    const colleague = await addMember()
    const mine = (await office.check(await office.upload({ 'schools.csv': schools(...many) }))).jobID
    const theirs = await colleague.upload({ 'schools.csv': schools(...many, 'T1') })
    await colleague.check(theirs)
    expect((await colleague.apply(theirs)).job).toMatchObject({ outcome: 'saved' })
    const { job } = await office.apply(mine)
    expect(job).toMatchObject({ phase: 'apply', state: 'refused', outcome: 'outdated' })
    expect(await listSchools()).toHaveLength(31)
    expect(await office.check(mine)).toMatchObject({ state: 'done', tables: [{ removed: 1, added: 0 }] })
  })

  it('is refused when a row was changed by hand since the check', async () => {
    const mine = (await office.check(await office.upload({ 'schools.csv': schools(...many, 'T1', 'T2') })))
      .jobID
    await sql(`update school set name_en = 'By hand' where name_en = 'School S01'`)
    expect((await office.apply(mine)).job).toMatchObject({ state: 'refused', outcome: 'outdated' })
    await sql(`update school set name_en = 'School S01' where name_en = 'By hand'`)
  })

  it('shows why it cannot be undone in both languages, and only the newest can', async () => {
    const before = await office.upload({ 'schools.csv': schools(...many, 'T1', 'T2') })
    await office.check(before)
    const older = (await office.apply(before)).job.importID
    const jobID = await office.upload({ 'schools.csv': schools(...many, 'T1', 'T2', 'T3') })
    await office.check(jobID)
    const { importID } = (await office.apply(jobID)).job
    expect((await office.send('POST', `/imports/${older}/undo`)).code).toBe('not_newest_import')
    await sql(`update school set name_en = 'By hand' where name_en = 'School T3'`)
    const undo = (await office.send<{ jobID: number }>('POST', `/imports/${importID}/undo`)).data
    await office.run(undo.jobID)
    const job = await office.loadJob(undo.jobID)
    expect(job).toMatchObject({
      state: 'refused',
      detaileng: expect.stringContaining('edited by hand since: T3'),
    })
    expect(job.detail).toContain('ხელით შეიცვალა (T3)')
    const { data } = await office.send<{ items: object[] }>('GET', '/imports')
    expect(data.items[0]).toMatchObject({ importID, undone_at: null, undo: { state: 'refused' } })
  })
})

describe('an export', () => {
  it('is a ZIP of the chosen tables for the person who made it, for an hour and in the audit', async () => {
    const body = { tables: ['schools', 'subjects'], format: 'zip' }
    const { jobID } = (await office.send<{ jobID: number }>('POST', '/exports', body)).data
    expect((await office.send('POST', '/exports', body)).code).toBe('export_runs')
    await office.run(jobID)
    const { data } = await office.send<{ exports: object[] }>('GET', '/exports')
    expect(data.exports[0]).toMatchObject({ jobID, state: 'done', tables: body.tables })
    const file = await office.inject('GET', `/exports/${jobID}/file`)
    expect(file.headers['content-disposition']).toMatch(/records-\d{4}-\d\d-\d\d\.zip/)
    const found = unzipSync(file.rawPayload)
    expect(Object.keys(found)).toEqual(['schools.csv', 'subjects.csv'])
    expect(strFromU8(found['schools.csv']!)).toContain('S00,სკოლა S00,School S00')
    expect((await listAudit()).slice(-2)).toEqual(['record_export', 'record_export'])
    const colleague = await addMember()
    expect((await colleague.inject('GET', `/exports/${jobID}/file`)).statusCode).toBe(404)
    await sql(`update record_job set expires_at = now() where id = $1`, [jobID])
    expect((await office.inject('GET', `/exports/${jobID}/file`)).statusCode).toBe(404)
    const unknown = await office.send('POST', '/exports', { tables: ['nothing'], format: 'zip' })
    expect(unknown.code).toBe('no_such_table')
  })

  it('as OneRoster has its manifest and what there is of the tables that it covers', async () => {
    const { data } = await office.send<{ jobID: number }>('POST', '/exports', {
      tables: ['rooms'],
      format: 'oneroster',
    })
    await office.run(data.jobID)
    const list = await office.send<{ exports: { filename: string; tables: string[] }[] }>('GET', '/exports')
    const { exports } = list.data
    expect(exports[0]).toMatchObject({ state: 'done', format: 'oneroster' })
    expect(exports[0]!.tables).toContain('registered_groups')
    expect(exports[0]!.filename).toMatch(/^oneroster-\d{4}-\d\d-\d\d\.zip$/)
    const found = unzipSync((await office.inject('GET', `/exports/${data.jobID}/file`)).rawPayload)
    expect(Object.keys(found)).toEqual(expect.arrayContaining(['manifest.csv', 'orgs.csv']))
    expect(strFromU8(found['orgs.csv']!)).toContain(',department,')
  })
})
