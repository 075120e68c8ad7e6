import { beforeAll, describe, expect, it } from 'vitest'
import { saveTestAccount } from '#server/areas/finance/statements/test-statement.ts'
import { makeApp } from '#server/app.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { isError, sendAtOnce } from './test-parallel-writes.ts'
import { listStaffSamples, sendSample } from './samples/test-staff-samples.ts'

const db = await testDatabase()
const filesDir = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir })
const university = await testUniversity(db)
const staff = testStaff(db)
// Keeps one administrator, whatever grants the calls end.
await staff.addAdministrator()
const calls = (await listStaffSamples({ app, db, university, staff, filesDir })).filter(
  ({ endpoint }) => endpoint.method !== 'GET',
)

beforeAll(() => saveTestAccount(db))

describe('a staff call sent twelve times in parallel', () => {
  it.each(calls)('$name never answers 5xx', async (one) => {
    for (const keys of ['none', 'own', 'one'] as const) {
      // Eleven of twelve password changes send a password that is already outdated, which counts as a failed log-in.
      await db.rows({ name: '', text: 'delete from login_failure' })
      const staffID = await staff.addMember()
      await staff.addGrant(staffID, { operation: one.operation })
      const sample = await one.makeSample(staffID)
      const signedIn = await staff.signIn(staffID)
      const replies = await sendAtOnce(one, keys, (more) =>
        sendSample(app, one, sample, { ...signedIn, ...more }),
      )
      expect(replies.find(isError)?.body, keys).toBeUndefined()
      expect(
        replies.some(({ statusCode }) => statusCode === 200),
        `${keys} ${replies[0]!.body}`,
      ).toBe(true)
    }
  })
})
