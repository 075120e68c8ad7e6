import { describe, expect, it } from 'vitest'
import { describeAnswering } from '#server/answering/test-answering.ts'
import { makeApp } from '#server/app.ts'
import type { TestStudent } from '#server/areas/registration/test-student.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { overtake } from '#server/db/connection/test-activity.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testThemes } from './test-themes.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const staff = testStaff(db)
const themes = await testThemes(app, db, university)

const findChoice = async (studentID: number) =>
  (await db.row<{ id: number }>(
    { name: '', text: 'select max(id) as id from master_choice where student_id = $1' },
    [studentID],
  ))!.id
const addChoice = async () => {
  const { student, theme, supervisor } = await themes.startRound()
  expect((await themes.choose(student, { themeID: theme })).status).toBe(200)
  return { id: await findChoice(student.studentID), student, theme, supervisor }
}
const readMine = async ({ student }: { student: TestStudent }) => {
  const { mine } = await themes.readThemes(student)
  return mine && { status: mine.status, reason: mine.reason }
}

describeAnswering({
  app,
  db,
  university,
  kind: 'theme',
  path: 'master-themes',
  addEntry: addChoice,
  decisions: ['approved', 'rejected'],
  read: readMine,
  before: { status: 'sent', reason: null },
  after: { status: 'approved', reason: null },
})

describe('a rejected theme', () => {
  const signIn = async () => {
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, {
      role_id: 'deans_office',
      scope: 'programme',
      programme_id: themes.programmeID,
    })
    return { ...(await staff.signIn(staffID)), 'content-language': 'en' }
  }
  const post = async (url: string, headers: Record<string, string>, payload: object) =>
    (await app.inject({ method: 'POST', url: `/api/staff/master-themes/${url}`, headers, payload })).json()
  const reject = async (id: number, headers: Record<string, string>) =>
    (await post(`${id}/answer`, headers, { version: '0.', decision: 'rejected', text: 'too wide' })).data
      .answerID

  it('says why, frees its place, and takes it again when that is undone', async () => {
    const headers = await signIn()
    const { id, student, theme } = await addChoice()
    const { data } = (await app.inject({ url: `/api/staff/master-themes/${id}`, headers })).json()
    expect(data).toMatchObject({ is_proposed: false, taken: 1, places: 5, status: 'sent' })
    const answerID = await reject(id, headers)
    expect(await readMine({ student })).toEqual({ status: 'rejected', reason: 'too wide' })
    expect(await themes.readTaken('master_theme', theme)).toBe(0)
    expect(await post(`${id}/undo`, headers, { answerID })).toEqual({ data: 'ok' })
    expect(await readMine({ student })).toEqual({ status: 'sent', reason: null })
    expect(await themes.readTaken('master_theme', theme)).toBe(1)
  })

  it('is not brought back once its place is taken, or the student has chosen again', async () => {
    const headers = await signIn()
    const first = await addChoice()
    const taken = await reject(first.id, headers)
    const other = await themes.newStudent()
    expect((await themes.choose(other, { themeID: first.theme })).status).toBe(200)
    expect((await post(`${first.id}/undo`, headers, { answerID: taken })).code).toBe('undo_impossible')
    const second = await addChoice()
    const changed = await reject(second.id, headers)
    const another = await themes.addTheme(second.supervisor)
    expect((await themes.choose(second.student, { themeID: another })).status).toBe(200)
    expect((await post(`${second.id}/undo`, headers, { answerID: changed })).code).toBe('undo_impossible')
  })

  it('is not brought back by a request that waited until its place was taken', async () => {
    const headers = await signIn()
    const { id, theme } = await addChoice()
    const answerID = await reject(id, headers)
    const reply = await overtake(db, {
      lock: 'select from master_theme where id = $1 for no key update',
      values: [theme],
      begin: () => post(`${id}/undo`, headers, { answerID }),
      meanwhile: (tx) =>
        tx.rows({ name: '', text: 'update master_theme set taken = places where id = $1' }, [theme]),
    })
    expect(reply).toMatchObject({ code: 'undo_impossible' })
  })

  it('is not decided about after the student has given it back', async () => {
    const headers = await signIn()
    const { id, student } = await addChoice()
    expect((await student.send('DELETE', '/api/master-themes', undefined)).status).toBe(200)
    const late = await post(`${id}/answer`, headers, { version: '0.', decision: 'approved' })
    expect(late.code).toBe('entry_changed')
  })
})
