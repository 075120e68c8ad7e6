import { beforeAll, describe, expect, it } from 'vitest'
import { saveTestAccount } from '#server/areas/finance/statements/test-statement.ts'
import { makeApp } from '#server/app.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { listStaffSamples, sendSample } from './samples/test-staff-samples.ts'

const db = await testDatabase()
const filesDir = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir })
const university = await testUniversity(db)
const staff = testStaff(db)
const reads = (await listStaffSamples({ app, db, university, staff, filesDir })).filter(
  ({ endpoint }) => endpoint.method === 'GET' && endpoint.answers !== 'events',
)

/** Reads that show no student. A new read that shows one is counted; one that shows none is listed here. */
const withoutStudents = [
  'access.grants',
  'access.members',
  'access.options',
  'answerTemplates.list',
  'answerTemplates.options',
  'audit.filters',
  'bankStatements.accounts',
  'bankStatements.list',
  'bankStatements.one',
  'bookShop.books',
  'financeStaff.days',
  'financeStaff.planTuition',
  'financeStaff.programmes',
  'inbox.colleagues',
  'inbox.counts',
  'libraryLoans.books',
  'libraryTitles.list',
  'libraryTitles.one',
  'libraryTitles.options',
  'publications.audiences',
  'publications.list',
  'publications.recipients',
  'rehearsals.groups',
  'rehearsals.list',
  'rehearsals.one',
  'staffHome.waiting',
  'staffSession.devices',
  'staffSession.user',
  'studentsStaff.filters',
]
/** They show rows of files, not students as such; imports and exports have rows of their own in the audit. */
const withFiles = [
  'recordsStaff.exportFile',
  'recordsStaff.exports',
  'recordsStaff.imports',
  'recordsStaff.job',
  'recordsStaff.jobs',
  'recordsStaff.rejected',
  'recordsStaff.rows',
  'recordsStaff.tables',
]

const readBy = (staffID: number) =>
  db.rows<{ id: number }>(
    { name: '', text: 'select student_id as id from staff_student_read where staff_member_id = $1' },
    [staffID],
  )

beforeAll(() => saveTestAccount(db))

describe('a read of staff that shows a student', () => {
  const counted = reads.filter(({ name }) => ![...withoutStudents, ...withFiles].includes(name))

  it('is counted, unless it is listed as one that shows none', () => {
    expect(counted.length).toBe(reads.length - withoutStudents.length - withFiles.length)
  })

  it.each(counted)('is counted: $name', async (one) => {
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { operation: one.operation })
    const sample = await one.makeSample(staffID)
    const reply = await sendSample(app, one, sample, await staff.signIn(staffID))
    expect(reply.statusCode, reply.body).toBe(200)
    expect((await readBy(staffID)).length).toBeGreaterThan(0)
  })

  it('is counted by the student of a row, which is not in the reply', async () => {
    const studentID = await university.addStudent({ fname_en: '李', lname_en: 'Wei' })
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { operation: 'readiness.read' })
    const reply = await app.inject({
      url: '/api/staff/readiness/rows?check=student-name-not-drawable',
      headers: await staff.signIn(staffID),
    })
    const { items } = reply.json().data
    expect(items.map((item: object) => Object.keys(item))).toEqual([['name', 'nameeng']])
    expect(items[0].name).toMatch(/^李 Wei \(.+\): 李 \(U\+674E\)$/)
    expect(await readBy(staffID)).toEqual([{ id: studentID }])
  })
})
