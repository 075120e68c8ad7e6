import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { overtake } from '#server/db/connection/test-activity.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testClubs } from '../test-clubs.ts'
import { insertResource } from './sql.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addClub } = testClubs(app, db, university)
const lock = 'select from club_project where id = $1 for update'

const newProject = async () => {
  const { head, clubID } = await addClub()
  const days = { start_date: await university.today(10), end_date: await university.today(12) }
  const path = `/api/clubs/${clubID}/my-projects`
  const body = { title: 'A tournament', description: 'for all', ...days }
  const { data } = await head.send<{ projectId: number }>('POST', path, body)
  const addResource = (quantity: number, price: string) =>
    head.send<object>('POST', `${path}/${data.projectId}/resources`, { description: 'cups', quantity, price })
  return { projectID: data.projectId, addResource }
}

describe('a project that is changed by two at the same moment', () => {
  it('does not cost more than it may', async () => {
    const { projectID, addResource } = await newProject()
    const reply = await overtake(db, {
      lock,
      values: [projectID],
      begin: () => addResource(1000, '999'),
      meanwhile: (tx) => insertResource(tx, projectID, 'chairs', 1000, '999', null),
    })
    expect([reply.status, Object.keys(reply.data)]).toEqual([422, ['price']])
  })

  it('is not approved as it was before', async () => {
    const { projectID, addResource } = await newProject()
    await addResource(1, '10')
    const staff = testStaff(db)
    const headers = await staff.signIn(await staff.addAdministrator())
    const url = `/api/staff/club-projects/${projectID}`
    const { version } = (await app.inject({ url, headers })).json().data
    const payload = { version, decision: 'approved' }
    const reply = await overtake(db, {
      lock,
      values: [projectID],
      begin: () => app.inject({ method: 'POST', url: `${url}/answer`, headers, payload }),
      meanwhile: (tx) => insertResource(tx, projectID, 'a hall', 1, '900', null),
    })
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'entry_changed'])
  })
})
