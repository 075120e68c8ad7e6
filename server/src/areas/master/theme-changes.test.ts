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
const { programmeID, setRound, addTheme, startRound, readThemes, choose, readTaken } = await testThemes(
  app,
  db,
  university,
)

let supervisor = 0
let theme = 0
let student: TestStudent
beforeEach(async () => {
  ;({ supervisor, theme, student } = await startRound())
})

describe('themes', () => {
  it('reports decisions and a moved deadline of choosing until they are seen', async () => {
    const see = async () =>
      student.send('POST', master.seenThemes.path, { version: (await readThemes(student)).version })
    expect(await readThemes(student)).toMatchObject({ is_seen: false, changes: [] })
    expect(await see()).toMatchObject({ status: 200 })
    // The student's own actions are no changes.
    await choose(student, { themeID: theme })
    expect(await readThemes(student)).toMatchObject({ is_seen: false, changes: [] })
    expect(await see()).toMatchObject({ status: 200 })
    const sent = { mine: { status: 'sent' } }
    await setRound(-48, 72)
    expect((await readThemes(student)).changes).toMatchObject([{ before: sent, after: sent }])
    expect(await see()).toMatchObject({ status: 200 })
    // The round of another semester is no moved deadline of this one.
    await university.inNextSemester(async (semester_id) => {
      const round = { programme_id: programmeID, semester_id }
      const [opens_at, choose_until] = [-1, 500].map((hours) => new Date(Date.now() + hours * 3_600_000))
      await university.put('master_round', { ...round, opens_at, choose_until })
      expect(await readThemes(student)).toMatchObject({ is_open: true, changes: [] })
    })
    await db.rows({ name: '', text: `update master_choice set status = 'approved' where student_id = $1` }, [
      student.studentID,
    ])
    const approved = { mine: { status: 'approved', themeeng: expect.stringMatching(/^Theme/) } }
    expect(await readThemes(student, '?search=none')).toMatchObject({
      changes: [{ before: sent, after: approved }],
    })
    expect(await see()).toMatchObject({ status: 200 })
    expect(await readThemes(student)).toMatchObject({ is_seen: true, changes: [] })
    // The deadline of choosing no longer concerns the student.
    await setRound(-48, 96)
    expect(await readThemes(student)).toMatchObject({ is_seen: true, changes: [] })
    const other = await testStudent(app, db, await university.addStudent())
    expect(await other.send('POST', master.seenThemes.path, { version: 'x'.repeat(22) })).toMatchObject({
      status: 403,
      code: 'not_master',
    })
  })

  it('replaces a theme that was not decided in its semester by the next round', async () => {
    const before = await university.put('semester', {
      name_ka: 'წინა',
      name_en: 'Before',
      academic_year: 2020,
      season: 'autumn',
      starts_on: '2020-09-01',
      ends_on: '2021-01-31',
    })
    const round = { programme_id: programmeID, semester_id: before }
    const sql = (text: string) => db.rows({ name: '', text }, [programmeID, before, supervisor])
    await sql(`with new_round as (
      insert into master_round values ($1, $2, '2020-09-10', '2020-09-20') returning programme_id, semester_id)
    insert into master_supervisor select *, $3, 5 from new_round`)
    const old = await addTheme(supervisor, round)
    const names = { name_ka: 'ძველი', name_en: 'Old' }
    const waiting = {
      ...round,
      ...names,
      student_id: student.studentID,
      theme_id: old,
      lecturer_id: supervisor,
    }
    await university.put('master_choice', waiting)
    expect(await readTaken('master_theme', old)).toBe(1)
    expect((await readThemes(student)).mine).toBeNull()
    expect((await choose(student, { themeID: theme })).data.mine).toMatchObject({
      themeID: theme,
      status: 'sent',
    })
    expect(await readTaken('master_theme', old)).toBe(0)
  })
})
