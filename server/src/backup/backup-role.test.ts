import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createDatabase, transferToPlainRole } from '#server/db/test-create-database.ts'
import { templateName } from '#server/db/test-server.ts'
import { restoreBackup, saveBackup } from './backup-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'portal-backup-role-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const inFolder = (name: string) => join(folder, name)

const university = await createDatabase(templateName, afterAll)
await university.query(`insert into school (name_ka, name_en) values ('სკოლა', 'School');
  insert into audit (operation, entity, request_id) values ('test', 'school', 'r-1')`)
const whole = inFolder('whole.backup')
await saveBackup(whole, { url: university.url, filesDir: inFolder('files') })
const count = `select (select count(*)::int from audit) as audit, (select count(*)::int from school) as schools`

describe('a backup', () => {
  it('is restored by a role that is no superuser, which cannot change the audit afterwards either', async () => {
    const database = await createDatabase()
    const url = await transferToPlainRole(database)
    await restoreBackup(whole, { url, filesDir: inFolder('restored') })
    expect(await database.query(count)).toEqual([{ audit: 1, schools: 1 }])
    const right = (name: string) =>
      database.query(`select has_table_privilege('plain_${database.name}', 'audit', '${name}') as has`)
    expect(await right('insert')).toEqual([{ has: true }])
    for (const name of ['update', 'delete', 'truncate']) expect(await right(name)).toEqual([{ has: false }])
  })

  it.runIf(process.platform === 'linux')(
    'ends with an error where its file cannot be written, and leaves no connection',
    async () => {
      const options = { url: university.url, filesDir: inFolder('files') }
      await expect(saveBackup(inFolder('no-folder/a.backup'), options)).rejects.toThrow('does not exist')
      // A disk that fills up while a large table is read.
      const database = await createDatabase(university.name)
      await database.query(`insert into outbox (kind, recipient, body)
      select 'mail', 'a@b.example', string_agg(md5(n::text || m), '') from generate_series(1, 300) n,
      generate_series(1, 2000) m group by n`)
      // Each time it fails at another moment.
      for (let nth = 0; nth < 5; nth += 1) {
        await symlink('/dev/full', inFolder('full.backup.partial'))
        const full = saveBackup(inFolder('full.backup'), { ...options, url: database.url })
        await expect(full).rejects.toThrow('ENOSPC')
      }
      await expect
        .poll(() =>
          database.query(
            'select count(*)::int as n from pg_stat_activity where datname = current_database()',
          ),
        )
        .toEqual([{ n: 1 }])
    },
  )
})
