import { describe, expect, it } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { runSemesterCommand } from './run-semester-command.ts'

const db = await testDatabase()
const run = async (...args: string[]): Promise<string[]> => {
  const lines: string[] = []
  await runSemesterCommand(db, args, (line) => lines.push(line))
  return lines
}

describe('npm run semester', () => {
  it('says that there is none yet, and lists what is over, current and to come', async () => {
    expect(await run('list')).toEqual(['There is no semester yet.'])
    const university = await testUniversity(db)
    await university.addSemester(2025, 'spring', [-200, -100])
    await university.addSemester(2026, 'spring', [101, 200])
    const [over, now, next] = await run()
    expect([over, now]).toEqual([
      expect.stringMatching(/^2025-spring {2}Spring .* over$/),
      expect.stringMatching(/^2026-autumn .* current$/),
    ])
    expect(next).toBe(
      `2026-spring  Spring  ${await university.today(101)} – ${await university.today(200)}  becomes current on ${await university.today(101)}`,
    )
  })

  it('sets the day and takes it back; a day that has come makes it current at once', async () => {
    expect((await run('set', '2026-spring', '--from', '2090-02-01')).at(-1)).toContain(
      'becomes current on 2090-02-01',
    )
    expect((await run('set', '2026-spring', '--from', 'start')).at(-1)).not.toContain('2090')
    const lines = await run('set', '2026-spring', '--from', '2020-02-01')
    expect(lines.map((line) => line.split('  ').at(-1))).toEqual(['over', 'over', 'current'])
  })

  it.each([
    [['set', '2099-autumn', '--from', '2090-02-01'], 'There is no semester "2099-autumn".'],
    [['set', '2026-spring', '--from', '2026-02-30'], '--from takes a day'],
    [['set', '2026-spring', '--from', 'May'], '--from takes a day'],
    [['set', '2026-spring'], '--from takes a day'],
    [['remove'], 'There is no command "remove".'],
    [['list', '--all'], 'Unknown option'],
  ])('says what is wrong with %j', async (args, sentence) => {
    await expect(run(...args)).rejects.toThrow(sentence)
  })
})
