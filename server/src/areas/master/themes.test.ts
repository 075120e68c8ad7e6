import { beforeEach, describe, expect, it } from 'vitest'
import { master } from '#contract/studies/master.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testThemes } from './test-themes.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const {
  setRound,
  addSupervisor,
  addTheme,
  addStudent,
  newStudent,
  startRound,
  readThemes,
  choose,
  readTaken,
} = await testThemes(app, db, university)
const url = master.themes.path

const removeTheme = (student: TestStudent, key?: string) =>
  student.send<'ok'>('DELETE', url, undefined, 'en', key)
let supervisor = 0
let theme = 0
let student: TestStudent
beforeEach(async () => {
  ;({ supervisor, theme, student } = await startRound())
})

describe('chooseTheme and removeTheme', () => {
  // spec 2.20
  it("choose a theme, list it as the student's own, hide it from others, and give it up", async () => {
    const { status, data } = await choose(student, { themeID: theme })
    expect(status).toBe(200)
    expect(data.mine).toMatchObject({ themeID: theme, status: 'sent', reason: null, can_be_removed: true })
    expect((await readThemes(student)).mine).toEqual(data.mine)
    const other = await newStudent()
    expect((await readThemes(other)).mine).toBeNull()
    expect((await readThemes(other, `?supervisor=${supervisor}`)).items).toMatchObject([
      { themeID: theme, free: 0 },
    ])
    expect(await readTaken('master_supervisor', supervisor)).toBe(1)
    expect(await removeTheme(student)).toMatchObject({ status: 200, data: 'ok' })
    expect(await removeTheme(student)).toMatchObject({ status: 200, data: 'ok' })
    expect((await readThemes(student)).mine).toBeNull()
    expect([
      await readTaken('master_theme', theme),
      await readTaken('master_supervisor', supervisor),
    ]).toEqual([0, 0])
    expect((await choose(other, { themeID: theme })).status).toBe(200)
  })
})

describe('chooseTheme', () => {
  it('gives a theme once to thirty simultaneous requests, and refuses the others with the next step', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, newStudent))
    const answers = await Promise.all(all.map((each) => choose(each, { themeID: theme })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(29)
    expect(new Set(refused.map(({ message }) => message))).toEqual(
      new Set([
        `Somebody else has already taken the theme “${(await readThemes(student, `?supervisor=${supervisor}`)).items[0]!.themeeng}”. Choose another one from the list, or propose your own.`,
      ]),
    )
    expect(await readTaken('master_theme', theme)).toBe(1)
    const rows = await db.rows({ name: '', text: 'select from master_choice where theme_id = $1' }, [theme])
    expect(rows).toHaveLength(1)
  })

  it('is guarded by the database: neither a theme nor a student twice', async () => {
    await choose(student, { themeID: theme })
    const second = await addStudent()
    const insert = (student_id: number, theme_id: number | null) =>
      db.rows(
        {
          name: '',
          text: `insert into master_choice (student_id, programme_id, semester_id, lecturer_id, theme_id, name_ka, name_en)
          select $1, programme_id, semester_id, lecturer_id, $2, 'ა', 'a' from master_supervisor where lecturer_id = $3`,
        },
        [student_id, theme_id, supervisor],
      )
    await expect(insert(second, theme)).rejects.toThrow('theme_within_places')
    await expect(insert(student.studentID, null)).rejects.toThrow('one_theme_per_student')
  })

  it("gives a supervisor's only seat once, through a theme or a proposal", async () => {
    const single = await addSupervisor(1)
    const [one, two] = [await addTheme(single), await addTheme(single)]
    const requests = [
      { themeID: one },
      { themeID: two },
      ...Array.from({ length: 8 }, (_, nth) => ({
        theme: `თემა ${nth}`,
        themeeng: `Theme ${nth}`,
        personID: single,
      })),
    ]
    const all = await Promise.all(requests.map(newStudent))
    const answers = await Promise.all(all.map((each, nth) => choose(each, requests[nth]!)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { code } of answers.filter(({ status }) => status !== 200))
      expect(['supervisor_full', 'theme_taken']).toContain(code)
    expect((await readThemes(student, `?supervisor=${single}`)).items.map(({ free }) => free)).toEqual([0, 0])
    expect((await readThemes(student)).supervisors.find(({ personID }) => personID === single)!.free).toBe(0)
  })

  it('gives one student one theme for many simultaneous requests', async () => {
    const themes = await Promise.all(Array.from({ length: 6 }, () => addTheme(supervisor)))
    const answers = await Promise.all(themes.map((themeID) => choose(student, { themeID })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      code: 'has_theme',
      message: expect.stringMatching(
        /^You already have the theme “Theme \d+”. To choose another one, give it up first\.$/,
      ),
    })
    expect(await readTaken('master_supervisor', supervisor)).toBe(1)
  })

  it('proposes an own theme with a supervisor; names missing fields', async () => {
    expect(await choose(student, { theme: 'ა' })).toMatchObject({
      status: 422,
      data: { themeeng: ['This field is required'], personID: ['This field is required'] },
    })
    const proposed = { theme: 'ჩემი თემა', themeeng: 'My theme', personID: supervisor, reason: 'x' }
    expect(await choose(student, { ...proposed, personID: 999_999 })).toMatchObject({
      status: 404,
      code: 'no_such_supervisor',
    })
    expect((await choose(student, proposed)).data.mine).toMatchObject({
      theme: 'ჩემი თემა',
      themeeng: 'My theme',
      themeID: null,
      supervisor: { personID: supervisor },
    })
    expect(await choose(await newStudent(), { ...proposed })).toMatchObject({ status: 200 })
  })

  it('saves a repeated attempt once; given up with its key, a later choice stays', async () => {
    const both = await Promise.all([1, 2].map(() => choose(student, { themeID: theme }, 'attempt-one')))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const other = await addTheme(supervisor)
    expect(await choose(student, { themeID: other }, 'attempt-one')).toMatchObject({ code: 'key_of_another' })
    for (const _ of [1, 2]) expect((await removeTheme(student, 'back-one')).status).toBe(200)
    expect(await choose(student, { themeID: theme }, 'attempt-one')).toMatchObject({ code: 'attempt_undone' })
    expect((await choose(student, { themeID: other }, 'attempt-two')).status).toBe(200)
    expect(await removeTheme(student, 'back-one')).toMatchObject({ status: 409, code: 'attempt_undone' })
    expect((await readThemes(student)).mine).toMatchObject({ themeID: other })
  })

  it('keeps an approved theme, lets a student replace a rejected one, and gives the reason for both', async () => {
    await choose(student, { themeID: theme })
    const setStatus = (status: string, reason: string | null) =>
      db.rows({ name: '', text: 'update master_choice set status = $2, reason = $3 where student_id = $1' }, [
        student.studentID,
        status,
        reason,
      ])
    await setStatus('approved', null)
    expect((await readThemes(student)).mine).toMatchObject({ status: 'approved', can_be_removed: false })
    expect(await removeTheme(student)).toMatchObject({ status: 409, code: 'theme_approved' })
    const other = await addTheme(supervisor)
    expect(await choose(student, { themeID: other })).toMatchObject({ status: 409, code: 'theme_approved' })
    await setStatus('rejected', 'თემა ძალიან ფართოა')
    expect((await readThemes(student)).mine).toMatchObject({
      status: 'rejected',
      reason: 'თემა ძალიან ფართოა',
    })
    expect(await readTaken('master_theme', theme)).toBe(0)
    expect((await choose(student, { themeID: other })).status).toBe(200)
    expect((await readThemes(student)).mine).toMatchObject({ themeID: other, status: 'sent' })
    expect(await readTaken('master_supervisor', supervisor)).toBe(1)
  })
})

describe('chooseTheme and removeTheme outside the choosing period', () => {
  it('refuse a choice before it, with the opening day', async () => {
    await setRound(24, 48)
    expect(await choose(student, { themeID: theme })).toMatchObject({
      status: 423,
      code: 'themes_not_open',
      message: expect.stringMatching(
        /^Themes can be chosen from \d+ [A-Z][a-z]+ at \d\d:\d\d\. Come back then\.$/,
      ),
    })
    expect(await readThemes(student)).toMatchObject({ is_open: false, is_over: false })
  })
  it('refuse choosing and giving up after it', async () => {
    await choose(student, { themeID: theme })
    await setRound(-48, -1)
    expect(await removeTheme(student)).toMatchObject({ status: 423, code: 'themes_closed' })
    expect(await choose(await newStudent(), { themeID: theme }, undefined, 'ka')).toMatchObject({
      status: 423,
      message: expect.stringContaining('მიმართეთ სკოლის დეპარტამენტს'),
    })
    expect(await readThemes(student)).toMatchObject({ is_over: true, mine: { can_be_removed: false } })
  })
  it('offer nothing in a programme without a round, with the reason', async () => {
    const programme_id = await university.addProgramme('Law', { study_level_id: 2 })
    const lawyer = await testStudent(app, db, await university.addStudent({ programme_id }))
    expect(await readThemes(lawyer)).toMatchObject({
      items: [],
      supervisors: [],
      opens_at: null,
      is_open: false,
    })
    expect(await choose(lawyer, { themeID: theme })).toMatchObject({ status: 423, code: 'no_themes_now' })
  })
})

describe('chooseTheme', () => {
  it('refuses students of other levels, and themes of another programme', async () => {
    const bachelor = await testStudent(app, db, await university.addStudent())
    for (const answer of [
      await bachelor.read(url),
      await choose(bachelor, { themeID: theme }),
      await removeTheme(bachelor),
    ])
      expect(answer).toMatchObject({
        status: 403,
        code: 'not_master',
        message:
          "This page is for master's students. If you should be among them, contact the school department.",
      })
    const programme_id = await university.addProgramme('History', { study_level_id: 2 })
    const { semesterID: semester_id } = university
    const [from, to] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
    await university.put('master_round', { programme_id, semester_id, opens_at: from, choose_until: to })
    const historian = await testStudent(app, db, await university.addStudent({ programme_id }))
    expect(await choose(historian, { themeID: theme })).toMatchObject({ status: 404, code: 'no_such_theme' })
    expect(await removeTheme(historian)).toMatchObject({ status: 404, code: 'no_theme_chosen' })
  })
})

describe('themes', () => {
  it('lists many by pages, free ones first; the first page is small, and search finds both languages', async () => {
    const long = (nth: number) => ({
      name_ka: `${'მანქანური სწავლება '.repeat(6)}${nth}`,
      name_en: `${'Machine learning '.repeat(6)}${nth}`,
    })
    const own = await addSupervisor(50)
    for (let nth = 0; nth < 45; nth += 1) await addTheme(own, long(nth))
    expect(Buffer.byteLength(JSON.stringify(await readThemes(student)))).toBeLessThanOrEqual(30 * 1024)
    const pages = await Promise.all(
      [1, 2, 3].map((page) => readThemes(student, `?supervisor=${own}&page=${page}`)),
    )
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5])
    expect(new Set(pages.flatMap(({ items }) => items.map(({ themeID }) => themeID))).size).toBe(45)
    const first = pages[0]!.items[0]!
    await choose(await newStudent(), { themeID: first.themeID })
    expect((await readThemes(student, `?supervisor=${own}&page=3`)).items.at(-1)).toMatchObject({
      themeID: first.themeID,
      free: 0,
    })
    for (const search of ['MACHINE', 'მანქანური'])
      expect((await readThemes(student, `?search=${encodeURIComponent(search)}`)).total).toBe(45)
    expect((await readThemes(student, '?search=%25')).total).toBe(0)
  })
})

describe('receipts', () => {
  it("are written of choosing and giving up with the theme's name", async () => {
    await choose(student, { themeID: theme })
    await removeTheme(student)
    const { data } = await student.read<{ receipts: { action: string; subjecteng: string; code: null }[] }>(
      '/api/registration/receipts',
    )
    expect(data.receipts).toMatchObject([
      { action: 'theme_removed', subjecteng: expect.stringMatching(/^Theme \d+$/), code: null },
      { action: 'theme_chosen', code: null },
    ])
  })
})
