import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { testRecordsOffice } from '#server/areas/records/test-records-office.ts'
import { runRecordsImport } from '#server/commands/records/run-records-import.ts'
import { testWatch } from '#server/commands/watch/test-watch.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { writeFiles } from '#server/records/containers/test-files.ts'
import { emptyUniversity } from '#server/records/test-records.ts'

/** A group without a room. */
const timetable = {
  'semesters.csv':
    'code,name_ka,name_en,starts_on,ends_on,is_current\n2026-autumn,ა,A,2026-09-14,2027-02-14,yes\n',
  'subjects.csv': 'code,name_ka,name_en,credits\nA,ა,Algebra,5\n',
  'groups.csv': 'code,semester,subject,name,type,part,capacity\nG1,2026-autumn,A,1,1,1,20\n',
  'meetings.csv': 'group,number,weekday,starts,ends\nG1,1,monday,10:00,12:00\n',
}
const title = 'A group has no room'

it('the comparison of an import by staff lists new contradictions', async () => {
  const db = await testDatabase()
  const office = await (await testRecordsOffice(db, await testFolder())).addMember()
  const { outcome, notices } = await office.check(await office.upload(timetable))
  expect(outcome).toBe('dry run')
  expect(notices.map(({ reasoneng }) => reasoneng)).toContain(title)
})

it('a dry run of the command lists new contradictions', async () => {
  const { url } = await emptyUniversity()
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  const dir = await writeFiles(timetable)
  const options = { dryRun: true, allowRemovals: 0, overwrites: false, only: undefined, maxItems: 20 }
  await runRecordsImport(url, { dir, ...options })
  const lines = printed.mock.calls.join('\n')
  printed.mockRestore()
  expect(lines).toContain(title)
  expect(lines).toContain('Dry run')
})

it('the report of the watched folder lists new contradictions', async () => {
  const { dir, send, finish, list } = await testWatch()
  await send('new.zip', timetable)
  await finish()
  const name = (await list('done')).find((each) => each.endsWith('.report.txt'))!
  expect(await readFile(join(dir, 'done', name), 'utf8')).toContain(title)
})
