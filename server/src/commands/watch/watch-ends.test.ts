import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openClient } from '#server/db/connection/open-client.ts'
import { lockImports } from '#server/records/sql.ts'
import { testWatch } from './test-watch.ts'
import type { Step } from './watcher.ts'

const head = 'code,name_ka,name_en\n'
const law = `${head}LAW,სამართალი,Law\n`
const both = `${law}ART,ხელოვნება,Art\n`
const bad = `${both}BAD,,\n`
const wait = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 20 })

describe('a watcher that ends in the middle', () => {
  const kills: readonly (readonly [string, string, Step])[] = [
    ...(['found', 'written', 'imported', 'unmarked', 'moved'] as const).map(
      (step) => ['an import', both, step] as const,
    ),
    ...(['found', 'imported', 'reported', 'recorded', 'unmarked', 'moved'] as const).map(
      (step) => ['a refusal', bad, step] as const,
    ),
  ]
  it.each(kills)('does the rest of %s that was ended after a step', async (what, text, step) => {
    const { send, mark, startUntil, finish, list, query } = await testWatch()
    await send('nightly.zip', { 'schools.csv': text })
    await mark('nightly.zip')
    await startUntil(step)
    await finish()
    const isImport = what === 'an import'
    expect(await query('select from record_import')).toHaveLength(isImport ? 1 : 0)
    expect(await query('select from school')).toHaveLength(isImport ? 2 : 0)
    expect(await query('select outcome from watched_file')).toEqual([
      { outcome: isImport ? 'saved' : 'refused' },
    ])
    expect(await query('select from outbox')).toHaveLength(isImport ? 0 : 1)
    expect(await list('done')).toHaveLength(isImport ? 2 : 0)
    expect(await list('refused')).toHaveLength(isImport ? 0 : 3)
    expect(await list()).toEqual([])
  })

  it('rolls back what is being imported when it is stopped', async () => {
    const { url, start, end, query, send, list, finish } = await testWatch()
    const other = await openClient(url)
    await other.query('begin')
    await other.query(lockImports)
    await send('nightly.zip', { 'schools.csv': both })
    const ended = start()
    await wait(async () =>
      expect(await query(`select from pg_locks where locktype = 'advisory' and not granted`)).toHaveLength(1),
    )
    const stopping = end()
    await other.query('rollback')
    await other.end()
    await stopping
    await ended
    expect(await query('select from school')).toEqual([])
    expect(await list()).toEqual(['nightly.zip'])
    await finish()
    expect(await query('select from school')).toHaveLength(2)
  })

  it('continues in a new process after the first one was killed in an import, and ends at SIGTERM', async () => {
    const { url, dir, send, mark, list, query } = await testWatch()
    const program = fileURLToPath(new URL('../import.ts', import.meta.url))
    const run = () => {
      const child = spawn(process.execPath, [program, '--watch', dir], {
        env: { DATABASE_URL: url, IMPORT_REPORT_TO: 'a@university.example' },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => (output += String(chunk)))
      onTestFinished(() => void child.kill('SIGKILL'))
      const exit = once(child, 'exit')
      return { child, exit, read: () => output }
    }
    const other = await openClient(url)
    await other.query('begin')
    await other.query(lockImports)
    await send('nightly.zip', { 'schools.csv': both })
    await mark('nightly.zip')
    const first = run()
    await wait(async () =>
      expect(await query(`select from pg_locks where locktype = 'advisory' and not granted`)).toHaveLength(1),
    )
    first.child.kill('SIGKILL')
    await first.exit
    await other.query('rollback')
    await other.end()
    const second = run()
    await wait(async () => expect(await list()).toEqual([]))
    second.child.kill('SIGTERM')
    expect(await second.exit).toEqual([0, null])
    expect(second.read()).toContain('A file of the watched folder was imported.')
    expect(second.read()).toContain('The folder is not watched any more.')
    expect(await query('select from school')).toHaveLength(2)
    expect(await query('select from record_import')).toHaveLength(1)
  })
})
