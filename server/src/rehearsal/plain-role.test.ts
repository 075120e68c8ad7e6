import { expect, test } from 'vitest'
import { runRehearsalCommand } from '#server/commands/rehearsal/run-rehearsal-command.ts'
import { testEmbedded } from '#server/db/embedded/test-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { testUniversity } from '#server/db/test-university.ts'

const { start } = testEmbedded()

// The other tests are of a superuser, who may do what the audit refuses to the portal.
test('a rehearsal needs no more rights than the role of the portal has', async () => {
  const embedded = await start()
  await migrate(embedded.url)
  const db = openDatabase(embedded.url, 2)
  const university = await testUniversity(db)
  await university.openWindow({ step: 2, from: 48, to: 72 })
  const lines: string[] = []
  await runRehearsalCommand(db, ['--rounds', '1', '--no-load'], { print: (line) => lines.push(line) })
  expect(lines.join('\n')).toContain('have a plan')
  await db.close()
  await embedded.stop()
})
