import type * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import type { preRegistration } from '#contract/registration/pre-registration.ts'
import type { registration } from '#contract/registration/registration.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testStudent } from './test-student.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addGroup, addModule, addStudent, addSubject } = university

type Chosen = z.output<typeof preRegistration.choose.reply>
type Sources = z.output<typeof registration.allPreRegisteredSubjects.reply>

const inWindow = 3
beforeAll(async () => {
  await university.openWindow({ step: 1, studySemester: inWindow, from: -1, to: 10 })
  await university.openWindow({ step: 2, from: -1, to: 10 })
})

describe('preRegisteredSubjects, allPreRegisteredSubjects and preRegisteredOfModule', () => {
  it('list what is pre-registered: not registered yet, all, and of one module', async () => {
    const own = await addModule('elective', { position: 5 })
    const [one, two] = [await addSubject({}, own), await addSubject()]
    const [groupOne, groupTwo] = [
      await addGroup({ subjectID: one, meetings: [[6, '12:00', '13:00']] }),
      await addGroup({ subjectID: two, meetings: [[6, '14:00', '15:00']] }),
    ]
    const student = await testStudent(app, db, await addStudent({ study_semester: inWindow }))
    const preRegister = async (subject_id: number) =>
      (await student.send<Chosen>('POST', '/api/pre-registration', { subject_id })).data.registration
    const { preRegID } = await preRegister(one)
    await preRegister(two)
    const listed = async (path: string) =>
      (await student.read<Sources>(`/api/registration/${path}`)).data.subjects.map((each) => [
        each.subjectID,
        each.is_registered,
      ])
    expect(await listed('getPreRegSubjects')).toEqual([
      [one, false],
      [two, false],
    ])
    expect((await student.choose([groupTwo], { preRegID })).status).toBe(422)
    expect(await student.choose([groupOne], { preRegID: 999_999 })).toMatchObject({
      status: 404,
      code: 'pre_registration_not_found',
    })
    expect((await student.choose([groupOne], { preRegID })).status).toBe(200)
    expect(await listed('getPreRegSubjects')).toEqual([[two, false]])
    expect(await listed('getAllPreRegSubjects')).toEqual([
      [one, true],
      [two, false],
    ])
    expect(await listed(`getFilteredPreRegSubject/${own}`)).toEqual([[one, true]])
    expect((await student.read('/api/registration/getFilteredPreRegSubject/999999')).status).toBe(404)
    // A subject that no module offers any more is listed with the reason.
    await db.rows({ name: '', text: 'delete from module_subject where subject_id = $1' }, [two])
    await db.rows({ name: '', text: 'delete from study_group where subject_id = $1' }, [two])
    const { data } = await student.read<Sources>('/api/registration/getPreRegSubjects')
    expect(data.subjects).toMatchObject([{ subjectID: two, can_choose: false, code: 'not_in_programme' }])
  })
})
