import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locateCluster } from './cluster-location.ts'
import { isProcessAlive } from './pid-file.ts'
import { findRunningServer, stopServer } from './postmaster.ts'
import { testEmbedded } from './test-embedded.ts'

const ignore = () => undefined
const { dataDir, start, pidOf, ask } = testEmbedded()

test('stops the database although its folder takes no lock any more, as on a full disk', async () => {
  const embedded = await start()
  const pid = pidOf(embedded)
  // In the way of the draft of the lock.
  mkdirSync(join(dataDir(), `start-lock.pid.${process.pid}`))
  await embedded.stop()
  expect(isProcessAlive(pid)).toBe(false)
})

test('leaves no database running when a file that it needs cannot be written', async () => {
  mkdirSync(join(dataDir(), 'users/in-the-way'), { recursive: true })
  await expect(start()).rejects.toThrow(
    /^The data folder .* cannot be used \(ERR_FS_EISDIR\): check it, or set PORTAL_DATA to another folder\.$/,
  )
  expect(await findRunningServer(locateCluster(dataDir()), ignore)).toBeUndefined()
  expect(existsSync(join(dataDir(), 'postgres/postmaster.pid'))).toBe(false)
})

test('ends a database that does not stop, and it starts again with all committed data', async () => {
  const embedded = await start()
  await ask(embedded.url, 'create table note as select 1 as one')
  const server = (await findRunningServer(locateCluster(dataDir()), ignore))!
  process.kill(server.pid, 'SIGSTOP')
  const lines: string[] = []
  await stopServer(server, (line) => lines.push(line), 200)
  expect(isProcessAlive(server.pid)).toBe(false)
  expect(lines).toEqual([
    'The database does not stop and is ended at once; its next start recovers what was committed.',
  ])
  const again = await start()
  expect(await ask(again.url, 'select one from note')).toEqual([[1]])
  await again.stop()
})
