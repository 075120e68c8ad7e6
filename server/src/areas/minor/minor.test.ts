import type * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import type { minor } from '#contract/registration/minor.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testOtherProcess } from '#server/areas/registration/test-other-process.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const otherApp = testOtherProcess(db.url)
const { addGroup, addModule, addProgramme, addStudent, addSubject, subjectIDs, groupIDs } = university

type Choice = z.output<typeof minor.hasChooseMinor.reply>

const chemistry = await addProgramme('Chemistry')
const history = await addProgramme('History')
const minorModule = await addModule('minor', { programme_id: chemistry, required_credits: 30 })
await addModule('minor', { programme_id: history, required_credits: 20 })
await addModule('minor', { required_credits: 25 })
const subjectID = await addSubject({}, minorModule)
const groupID = await addGroup({ subjectID, capacity: 1, meetings: [[6, '10:00', '11:00']] })

const newStudent = async (columns: Record<string, unknown> = {}) =>
  testStudent(app, db, await addStudent({ study_semester: 5, ...columns }))
const loadChoice = async (student: TestStudent) =>
  (await student.read<Choice>('/api/registration/hasChooseMinor')).data
const choose = (student: TestStudent, id: number, language?: string) =>
  student.send<Choice>('POST', `/api/registration/minor-programs/${id}`, undefined, language)
const remove = (student: TestStudent, key?: string) =>
  student.send<z.output<typeof minor.remove.reply>>(
    'POST',
    '/api/registration/minor-programs',
    undefined,
    'en',
    key,
  )
const countSeats = async (id: number) =>
  (await db.row<{ taken: number }>({ name: '', text: 'select taken from study_group where id = $1' }, [id]))
    ?.taken

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
  await university.openWindow({ step: 3, studySemester: 5, from: -1, to: 10 })
})

describe('programs and choose', () => {
  it('show the programmes with a minor but the own one, and the modules of a chosen one', async () => {
    const student = await newStudent()
    expect(await loadChoice(student)).toEqual({
      hasChooseMinor: false,
      canChoose: true,
      code: null,
      reason: null,
      minor: null,
    })
    const { data } = await student.read<z.output<typeof minor.programs.reply>>(
      '/api/registration/minor-programs',
    )
    expect(data.programs.map((each) => [each.minor_programID, each.ects, each.can_choose])).toEqual([
      [chemistry, 30, true],
      [history, 20, true],
    ])
    // Its subjects can be chosen only after it is chosen.
    expect((await student.choose([groupID])).code).toBe('not_in_programme')
    expect(await student.choose([groupID], { hasChooseMinor: 1 })).toMatchObject({
      status: 409,
      code: 'minor_not_chosen',
    })
    expect((await choose(student, chemistry)).data).toMatchObject({
      hasChooseMinor: true,
      canChoose: false,
      code: 'minor_already_chosen',
      minor: { minor_programID: chemistry, is_chosen: true },
    })
    const subjects = await student.read<z.output<typeof minor.subjects.reply>>(
      '/api/registration/minor-subjects',
    )
    expect(subjects.data).toMatchObject({
      subjects: [{ subjectID, can_choose: true }],
      ects: 30,
      ects_done: 0,
      ects_registered: 0,
    })
    expect((await student.read<{ data: object }>('/api/auth/user')).data).toMatchObject({
      user: { minor_programID: chemistry },
    })
  })
})

describe('choose', () => {
  it('accepts the same again, and refuses another minor until the first is deleted', async () => {
    const student = await newStudent()
    await choose(student, chemistry)
    expect((await choose(student, chemistry)).status).toBe(200)
    expect(await choose(student, history)).toMatchObject({
      status: 409,
      code: 'minor_already_chosen',
      message: expect.stringMatching(/^Cannot choose minor program: you have already chosen “Chemistry”/),
    })
    expect((await remove(student)).status).toBe(200)
    expect((await choose(student, history)).status).toBe(200)
  })

  it('leaves a receipt with the name of the minor, and answers a repeated attempt the same', async () => {
    const student = await newStudent()
    const attempt = (id: number, key: string) =>
      student.send<Choice>('POST', `/api/registration/minor-programs/${id}`, undefined, 'en', key)
    expect((await attempt(chemistry, 'attempt-1')).status).toBe(200)
    expect((await attempt(history, 'attempt-2')).code).toBe('minor_already_chosen')
    await remove(student, 'attempt-3')
    // It was refused and stays so, though it would be taken now; the first is not made again.
    expect(await attempt(history, 'attempt-2')).toMatchObject({ status: 409, code: 'minor_already_chosen' })
    expect((await attempt(chemistry, 'attempt-1')).data.hasChooseMinor).toBe(false)
    expect((await attempt(history, 'attempt-1')).status).toBe(409)
    const { receipts } = (
      await student.read<{ receipts: { action: string; subjecteng: string; code: string | null }[] }>(
        '/api/registration/receipts',
      )
    ).data
    expect(receipts.map(({ action, subjecteng, code }) => [action, subjecteng, code])).toEqual([
      ['minor_deleted', 'Chemistry', null],
      ['minor_chosen', 'History', 'minor_already_chosen'],
      ['minor_chosen', 'Chemistry', null],
    ])
  })

  it('refuses with the reason, as the list names it', async () => {
    const code = async (columns: Record<string, unknown>, id = chemistry) =>
      (await choose(await newStudent(columns), id)).code
    expect(await code({ study_semester: 2 })).toBe('minor_semester')
    expect(await code({ status_id: 2 })).toBe('not_active')
    expect(await code({ programme_id: university.englishProgrammeID })).toBe('minor_level')
    expect(await code({}, university.programmeID)).toBe('minor_own_programme')
    expect(await code({}, university.englishProgrammeID)).toBe('minor_not_found')
    expect(await code({ study_semester: 3 })).toBe('window_closed')
    const early = await newStudent({ study_semester: 2 })
    expect((await choose(early, chemistry, 'ka')).message).toBe(
      'დამატებითი სპეციალობის არჩევა შეუძლებელია: სწავლის მე-3 სემესტრამდე მას ვერ აირჩევთ, თქვენთვის კი ახლა მე-2 სემესტრია.',
    )
    expect(await loadChoice(early)).toMatchObject({ canChoose: false, code: 'minor_semester' })
  })
})

describe('remove', () => {
  // spec 4.12
  it('cancels the groups of the minor at once, leaves the others, and lists the first round', async () => {
    const student = await newStudent()
    await choose(student, chemistry)
    const own = await student.choose([groupIDs[0]])
    const taken = await student.choose([groupID], { hasChooseMinor: 1, program_id: chemistry })
    expect(taken).toMatchObject({ status: 200, data: { registration: { program_moduleID: minorModule } } })
    // The student's own programme's subject is not one of the minor.
    expect((await student.choose([groupIDs[1]], { hasChooseMinor: 1 })).code).toBe('not_in_programme')
    const removed = await remove(student, 'minor-attempt-1')
    expect(removed).toMatchObject({
      status: 200,
      data: { hasChooseMinor: false, cancelled: [taken.data.registration.registrationID] },
    })
    expect(removed.data.subjects.map((each) => each.subjectID)).toEqual([...subjectIDs])
    // The same attempt again answers the same; a new one has nothing left to cancel.
    expect((await remove(student, 'minor-attempt-1')).data.cancelled).toEqual(removed.data.cancelled)
    expect((await remove(student, 'minor-attempt-2')).data.cancelled).toEqual([])
    expect(await countSeats(groupID)).toBe(0)
    const left = await student.read<{ subjects: { registrationID: number }[] }>(
      '/api/registration/already-registered',
    )
    expect(left.data.subjects.map(({ registrationID }) => registrationID)).toEqual([
      own.data.registration.registrationID,
    ])
    const { receipts } = (
      await student.read<{ receipts: { action: string; subjectID: number }[] }>('/api/registration/receipts')
    ).data
    expect(receipts[0]).toMatchObject({ action: 'cancelled', subjectID })
    expect((await student.choose([groupID])).code).toBe('not_in_programme')
  })

  it('leaves no seat behind and counts none twice while seats are taken', async () => {
    for (let round = 0; round < 5; round++) {
      const student = await newStudent()
      await choose(student, chemistry)
      const elsewhere = await testStudent(otherApp, db, student.studentID)
      await Promise.all([student.choose([groupID]), remove(elsewhere), student.choose([groupID])])
      const held = await student.read<{ subjects: object[] }>('/api/registration/already-registered')
      expect(held.data.subjects).toEqual([])
      expect(await countSeats(groupID)).toBe(0)
    }
  })

  it('refuses outside the window of the minor', async () => {
    const student = await newStudent({ study_semester: 3, minor_programme_id: chemistry })
    expect(await remove(student)).toMatchObject({ status: 423, code: 'window_closed' })
    expect((await loadChoice(student)).hasChooseMinor).toBe(true)
  })
})
