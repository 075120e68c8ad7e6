import { describe, expect, it } from 'vitest'
import { collectBadRecords } from '../collect-bad-records.ts'
import type { RecordFile } from '../record-file.ts'
import { filterRejected, listRejected } from './list-rejected.ts'

const last = 40_000
const file: RecordFile = {
  name: 'schools',
  label: 'schools.csv',
  columns: ['code', 'name_ka'],
  rows: async function* () {
    await Promise.resolve()
    for (let line = 2; line <= last; line += 1) yield { line, values: [`S${line}`, ''] }
  },
}
const words = (text: string) => ({ ka: `${text}-ka`, en: text })
const read = async (bad: ReturnType<ReturnType<typeof collectBadRecords>['list']>) => {
  const tables = await Array.fromAsync(listRejected([file], bad, ['ka', 'en']))
  return { columns: tables[0]?.columns, rows: await Array.fromAsync(tables[0]?.rows ?? []) }
}
const report = (line: number, reason: string) => ({
  file: file.label,
  line,
  column: 'name_ka',
  value: '',
  reason: words(reason),
  repair: words('repair'),
})

describe('listRejected', () => {
  it('gives back every row, however many there are, in the order of the file and with all its reasons', async () => {
    const bad = collectBadRecords()
    // Half of the rows, the last first, and each twice.
    for (let line = last; line >= 2; line -= 2) bad.add(report(line, 'even'))
    for (let line = 3; line <= last; line += 3) bad.add(report(line, 'third'))
    const { columns, rows } = await read(bad.list())
    expect(columns).toEqual(['code', 'name_ka', 'reason'])
    const expected = Array.from({ length: last - 1 }, (_, nth) => nth + 2).filter(
      (line) => line % 2 === 0 || line % 3 === 0,
    )
    expect(rows.map(([code]) => code)).toEqual(expected.map((line) => `S${line}`))
    const reason = (text: string) => `name_ka: ${text}-ka. repair-ka · ${text}. repair`
    expect(rows[0]![2]).toBe(reason('even'))
    expect(rows.find(([code]) => code === 'S6')![2]).toBe(`${reason('even')}; ${reason('third')}`)
  })

  it('keeps a wrong column of all rows as one range, also through another collection', async () => {
    const bad = collectBadRecords()
    for (let line = 2; line <= last; line += 1) bad.add(report(line, 'all'))
    const merged = collectBadRecords()
    for (const group of bad.list()) merged.addGroup(group)
    expect(merged.list()).toMatchObject([{ count: last - 1, lines: [2, last] }])
    expect((await read(merged.list())).rows).toHaveLength(last - 1)
  })

  it('begins the reason of a whole row like a sentence', async () => {
    const bad = collectBadRecords()
    bad.add({ ...report(2, 'the row is odd'), column: '' })
    expect((await read(bad.list())).rows).toEqual([
      ['S2', '', 'the row is odd-ka. repair-ka · The row is odd. repair'],
    ])
  })

  it('names no file for what is wrong with the whole of it', () => {
    const bad = collectBadRecords()
    bad.add(report(0, 'file'))
    bad.add(report(1, 'columns'))
    expect(filterRejected([file], bad.list())).toEqual([])
  })
})
