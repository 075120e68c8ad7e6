import { describe, expect, it } from 'vitest'
import type { User } from '#contract/account/session.ts'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const student = await testStudent(app, db, await university.addStudent())
const { studentID } = student

const user = async (): Promise<User> => (await student.read<{ user: User }>('/api/auth/user')).data.user

describe('a registered subject that lacks a part', () => {
  const registered = async (groups: readonly { id: number; part: number }[], subject_id: number) => {
    const registration_id = await university.put('registration', {
      student_id: studentID,
      semester_id: university.semesterID,
      subject_id,
    })
    for (const { id, part } of groups) {
      await university.put('registration_group', { registration_id, group_id: id, part })
    }
  }

  it('asks for a practice or a seminar of its own configuration', async () => {
    const subjectID = await university.addSubject()
    const lecture = await university.addGroup({ subjectID })
    await university.addGroup({ subjectID, config: 2, part: 2, type: 7 })
    await registered([{ id: lecture, part: 1 }], subjectID)
    expect(await user()).toMatchObject({ must_choose_practise: false, choose_seminar: false, blockers: [] })

    const practice = await university.addGroup({ subjectID, part: 2, type: 7 })
    expect(await user()).toMatchObject({ must_choose_practise: true, choose_seminar: false })
    await university.addGroup({ subjectID, part: 3, type: 2 })
    expect(await user()).toMatchObject({ must_choose_practise: true, choose_seminar: true })
    expect((await user()).blockers.map(({ key }) => key)).toEqual(['practise', 'seminar'])

    await db.row({ name: '', text: 'delete from registration' })
    await registered(
      [lecture, practice].map((id, i) => ({ id, part: i + 1 })),
      subjectID,
    )
    expect(await user()).toMatchObject({ must_choose_practise: false, choose_seminar: true })
  })
})
