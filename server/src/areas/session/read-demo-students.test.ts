import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const sql = (text: string) => db.row<Record<string, unknown>>({ name: '', text })

describe('the demo', () => {
  const ask = async () => (await app.inject({ url: '/api/auth/demo-students' })).json().data

  it('lists its students; a portal without the demo lists none', async () => {
    await university.change('student', university.studentID, {
      fname_ka: 'ნინო',
      lname_ka: 'ბერიძე',
      fname_en: 'Nino',
      lname_en: 'Beridze',
    })
    const named = [{ code: 'st1', password: 'b', group: 'registration', state_ka: 'ახალი', state_en: 'New' }]
    await sql(`insert into setting values ('demo_students', '${JSON.stringify(named)}')`)
    expect(await ask()).toEqual({ demo: false, students: [] })
    await sql(`update setting set value = 'true' where name = 'demo'`)
    const students = [
      {
        code: 'st1',
        password: 'b',
        name: 'ნინო ბერიძე',
        nameeng: 'Nino Beridze',
        group: 'registration',
        state: 'ახალი',
        stateeng: 'New',
      },
    ]
    expect(await ask()).toEqual({ demo: true, students })
    await sql(`delete from setting where name = 'demo_students'`)
    expect(await ask()).toEqual({ demo: true, students: [] })
  })
})
