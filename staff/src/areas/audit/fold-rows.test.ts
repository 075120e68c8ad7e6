import { describe, expect, it } from 'vitest'
import { foldRows, type Row } from './fold-rows.ts'

const staff = { staffID: 1, email: '', fname: '', lname: '', fnameeng: '', lnameeng: '' }
let id = 0
const row = (entity: string, request: string, entity_id = 3, by: Row['staff'] = staff): Row => ({
  id: (id += 1),
  at: '2026-11-27T10:00:00Z',
  staff: by,
  operation: 'records.import',
  entity,
  entity_id,
  student: null,
  before: null,
  after: null,
  request,
})
const fold = (...rows: Row[]) =>
  foldRows(rows).map(({ row: { entity }, number, others }) => [entity, number, others.length])

describe('foldRows', () => {
  it('makes one row of an upload, under the number of its page', () => {
    const upload = [
      row('record_import', 'd', 1),
      row('record_apply', 'd'),
      row('record_check', 'c'),
      row('record_file', 'b'),
      row('record_upload', 'a'),
    ]
    expect(fold(...upload)).toEqual([['record_import', 3, 4]])
    expect(fold(row('record_undo', 'e', 1), ...upload)).toEqual([
      ['record_undo', null, 0],
      ['record_import', 3, 4],
    ])
  })

  it('makes one row of a request, and keeps other requests, people and imports apart', () => {
    expect(fold(row('mark', 'a', 1), row('mark', 'a', 2))).toEqual([['mark', 1, 1]])
    expect(fold(row('mark', 'a', 1), row('mark', 'b', 1))).toHaveLength(2)
    expect(fold(row('record_check', 'a', 3), row('record_check', 'b', 4))).toHaveLength(2)
    expect(fold(row('mark', 'a'), row('mark', 'a', 3, { ...staff, staffID: 2 }))).toHaveLength(2)
  })

  it('keeps what the portal or the command line has done apart', () => {
    expect(fold(row('mark', '', 1, null), row('mark', '', 2, null))).toHaveLength(2)
  })
})
