import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { runSettingCommand } from './run-setting-command.ts'

const db = await testDatabase()
const run = async (...args: string[]): Promise<string> => {
  const lines: string[] = []
  await runSettingCommand(db, args, (line) => lines.push(line))
  return lines.join('\n')
}
const read = async (name: string) =>
  (await db.row<{ value: unknown }>({ name: '', text: 'select value from setting where name = $1' }, [name]))
    ?.value

describe('npm run setting', () => {
  it('lists the settings, and no secret', async () => {
    const text = await run()
    expect(text).toMatch(/^time_zone +"Asia\/Tbilisi"$/m)
    expect(text).toMatch(/^credit_limits +\{/m)
    expect(text).not.toContain('secret')
    expect(text).toContain('How many problems a student can report within an hour.')
    expect(await run('list', '--ka')).toContain('რამდენი პრობლემის შეტყობინება')
    expect(text).not.toMatch(/^demo /m)
  })

  it('changes a part, leaves the others, and adds a row to the audit', async () => {
    const before = await read('credit_limits')
    expect(await run('set', 'credit_limits', '{"maximumPerSemester": 40}')).toContain('is {')
    expect(await read('credit_limits')).toEqual({ ...(before as object), maximumPerSemester: 40 })
    expect(await run('set', 'credit_limits', '{"maximumPerSemester": 40}')).toContain('already')
    const rows = await db.rows<object>({
      name: '',
      text: `select entity, before#>'{credit_limits,maximumPerSemester}' as before,
          after#>'{credit_limits,maximumPerSemester}' as after
        from audit where operation = 'setting.set'`,
    })
    expect(rows).toEqual([{ entity: 'setting', before: 45, after: 40 }])
  })

  it('sets a setting without a value', async () => {
    expect(await run('set', 'university', '{"ka": "ნიმუში", "en": "Sample"}')).toContain('is {')
    expect(await run('set', 'university', '{"url": "https://example.edu"}')).toContain('Sample')
    await expect(run('set', 'university', '{"address": {"en": "1 Street"}}')).rejects.toThrow(
      'university.address.ka must be a text',
    )
    await run('set', 'university', '{"address": {"ka": "ქ", "en": "1 Street"}}')
    await run('set', 'university', '{"address": {"ka": "ქუჩა 1"}}')
    expect(await read('university')).toMatchObject({ address: { ka: 'ქუჩა 1', en: '1 Street' } })
  })

  it('takes the logo from a file, and does not print it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'logo-'))
    const file = join(folder, 'logo.svg')
    await writeFile(
      file,
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    )
    expect(await run('set', 'university_logo', `@${file}`)).toMatch(/is "a picture of 1 KB" now/)
    expect(await read('university_logo')).toMatch(/^data:image\/png;base64,iVBOR/)
    expect(await run()).toMatch(/^university_logo +"a picture/m)
    await writeFile(file, 'no picture')
    await expect(run('set', 'university_logo', `@${file}`)).rejects.toThrow('is not a picture')
    await expect(run('set', 'university_logo', `@${folder}/none.png`)).rejects.toThrow('cannot be read')
    await expect(run('set', 'university_logo', 'data:image/png;base64,AAAA')).rejects.toThrow('data URL')
    await rm(folder, { recursive: true })
  })

  it('takes a text without quotes, and what the database checks is refused in its sentence', async () => {
    await run('set', 'time_zone', 'Europe/Berlin')
    expect(await read('time_zone')).toBe('Europe/Berlin')
    await expect(run('set', 'time_zone', 'Europe/Nowhere')).rejects.toThrow('Europe/Nowhere')
    expect(await read('time_zone')).toBe('Europe/Berlin')
  })

  it.each([
    ['payment_largest_amounts', '{"GEL": "30 000.00"}'],
    ['payment_largest_amounts', '{"GEL": "1,5"}'],
    ['library_terms', '{"fine_max": "12.345"}'],
    ['library_terms', '{"fine_limit": "-5"}'],
  ])('refuses %s as %s, because it is no amount', async (name, value) => {
    const before = await read(name)
    await expect(run('set', name, value)).rejects.toThrow('an amount as a text with at most two decimals')
    expect(await read(name)).toEqual(before)
    await run('set', 'library_terms', '{"fine_limit": "5.50"}')
  })

  it.each([
    ['another shape', ['problems_per_hour', 'many'], 'must be a whole number from 0 to 1000000, not "many"'],
    ['a negative number', ['problems_per_hour', '-1'], 'must be a whole number'],
    ['a list instead of an object', ['credit_limits', '[]'], 'an object in braces'],
    [
      'a part that there is not',
      ['credit_limits', '{"maximum": 3}'],
      'credit_limits has no part maximum: it must be an object in braces with minimum',
    ],
    [
      'an element of another shape',
      ['campus_networks', '["10.0.0.0/8", "x"]'],
      'campus_networks[2] must be a network',
    ],
    ['most of the internet', ['campus_networks', '["0.0.0.0/0"]'], 'must be a network'],
    ['what is no JSON', ['credit_limits', '{maximum'], 'must be an object'],
    [
      'a part of another shape',
      ['credit_limits', '{"minimum": {"other": "x"}}'],
      'credit_limits.minimum.other',
    ],
    ['an unknown setting', ['nothing', '1'], 'There is no setting nothing'],
    ['a secret', ['exam_link_secret', 'x'], 'There is no setting'],
    ['no value', ['problems_per_hour'], 'How many problems a student can report'],
  ])('refuses %s, and changes nothing', async (_case, args, sentence) => {
    await expect(run('set', ...args)).rejects.toThrow(sentence)
    expect(await read('problems_per_hour')).toBe(10)
  })
})
