import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testStudent } from './test-student.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)

describe('choose', () => {
  it('takes a group that was full when the catalogue was read, once a seat is free', async () => {
    await university.openWindow({ step: 2, from: -1, to: 10 })
    const subjectID = await university.addSubject()
    const group = await university.addGroup({ subjectID, capacity: 1, meetings: [[5, '10:00', '11:00']] })
    const first = await testStudent(app, db, await university.addStudent())
    const second = await testStudent(app, db, await university.addStudent())
    const taken = await first.choose([group])
    // The catalogue is read anew while the group is full.
    await db.rows({ name: '', text: 'update subject set code = code' })
    expect((await second.choose([group])).code).toBe('group_full')
    await first.cancel(taken.data.registration.registrationID)
    expect((await second.choose([group])).status).toBe(200)
  })
})
