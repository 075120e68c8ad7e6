import { expect, test } from 'vitest'
import { runChecks } from '#server/areas/readiness/run-checks.ts'
import { configured } from '#server/areas/readiness/test-installation.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { makeUniversity } from './make-university.ts'

test('nothing keeps the university of the demo from opening', async () => {
  const db = await testDatabase()
  const text = `select (now() at time zone 'Asia/Tbilisi')::date as today`
  const day = await db.row<{ today: string }>({ name: '', text })
  await makeUniversity(db, { students: 400, today: day!.today, log: () => undefined })
  const found = await runChecks(db, { staffID: null, operation: null }, configured, 5)
  const blocking = found.filter(({ check }) => check.severity === 'blocks')
  expect(blocking.map(({ check, findings }) => [check.id, findings?.items])).toEqual([])
})
