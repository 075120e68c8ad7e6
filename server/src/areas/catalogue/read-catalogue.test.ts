import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readCatalogue } from './read-catalogue.ts'

const dir = await mkdtemp(join(tmpdir(), 'portal-catalogue-'))
afterAll(() => rm(dir, { recursive: true }))

const head = 'group_code,subject_code,config,part,parent_group_code,capacity,days,start,end,weeks,room'
const good = 'G1,S1,1,1,,20,0101000,10:00,11:50,11011,28'

const read = async (groups: string[], subjects = ['S1'], demand = ['U1,S1']) => {
  await writeFile(join(dir, 'subjects.csv'), ['subject_code', ...subjects].join('\n'))
  await writeFile(join(dir, 'groups.csv'), [head, ...groups].join('\r\n'))
  await writeFile(join(dir, 'demand.csv'), ['student_code,subject_code', ...demand].join('\n'))
  return readCatalogue(dir)
}
const readBadRows = async (...args: Parameters<typeof read>) =>
  (await read(...args)).bad.map(({ file, line, reason }) => `${file}:${line} ${reason}`)

describe('readCatalogue', () => {
  it('reads masks as weekdays and ranges of weeks', async () => {
    const { catalogue, bad } = await read([good])
    expect(bad).toEqual([])
    expect(catalogue.groups[0]).toMatchObject({
      weekdays: [2, 4],
      weeks: [
        { first: 0, last: 1 },
        { first: 3, last: 4 },
      ],
      capacity: 20,
    })
  })

  it.each([
    ['capacity', 'G2,S1,1,1,,many,1000000,10:00,11:00,11111,', 'capacity "many" is not a whole number'],
    ['days', 'G2,S1,1,1,,5,0000000,10:00,11:00,11111,', 'days "0000000" is not a mask'],
    ['weeks', 'G2,S1,1,1,,5,1000000,10:00,11:00,000,', 'weeks "000" is not a mask'],
    ['time', 'G2,S1,1,1,,5,1000000,25:00,11:00,11111,', 'start "25:00" is not a time'],
    ['order', 'G2,S1,1,1,,5,1000000,12:00,11:00,11111,', 'the group ends at 11:00, not after'],
    ['subject', 'G2,S9,1,1,,5,1000000,10:00,11:00,11111,', 'the subject S9 is not in subjects.csv'],
    ['parent', 'G2,S1,1,2,G9,5,1000000,10:00,11:00,11111,', 'the parent G9 is not in groups.csv'],
    ['parent part', 'G2,S1,1,1,G1,5,1000000,10:00,11:00,11111,', 'the parent G1 is not of an earlier part'],
    ['weeks length', 'G2,S1,1,1,,5,1000000,10:00,11:00,111,', 'weeks has 3 weeks, the first row 5'],
    ['twice', 'G1,S1,1,1,,5,1000000,10:00,11:00,11111,', 'the group G1 stands there twice'],
    ['cells', 'G2,S1', 'the row has 2 cells, the first line 11'],
  ])('names file, line and reason of a bad row: %s', async (_what, row, reason) => {
    const bad = await readBadRows([good, row])
    expect(bad).toHaveLength(1)
    expect(bad[0]).toContain(`groups.csv:3 ${reason}`)
  })

  it('reports every bad row of every file, in order', async () => {
    const bad = await readBadRows([good, 'G2,S1'], ['S1', 'S1'], ['U1,S1', 'U1,S1', 'U1,S2'])
    expect(bad.map((line) => line.split(' ')[0])).toEqual([
      'demand.csv:3',
      'demand.csv:4',
      'groups.csv:3',
      'subjects.csv:3',
    ])
  })

  it('names the missing file', async () => {
    await rm(join(dir, 'demand.csv'))
    const { bad } = await readCatalogue(dir)
    expect(bad).toContainEqual({ file: 'demand.csv', line: 0, reason: 'the file is missing' })
  })
})
