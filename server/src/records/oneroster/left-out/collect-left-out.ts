import { collectBadRecords, type BadGroup } from '../../collect-bad-records.ts'
import type { OneRosterName } from '../binding.ts'
import type { OneRosterFile, OneRosterRow } from '../read-rows.ts'
import type { LeftOutReason } from './left-out-words.ts'

/** Valid rows of a package that are not imported, with the reason. */
export interface LeftOut {
  readonly add: (file: OneRosterFile, row: OneRosterRow, column: string, why: LeftOutReason) => void
  readonly addFile: (label: string, name: string, why: LeftOutReason) => void
  readonly has: (name: OneRosterName, row: OneRosterRow) => boolean
  readonly list: () => readonly BadGroup[]
}

export const collectLeftOut = (): LeftOut => {
  const lines = new Map<OneRosterName, Set<number>>()
  const groups = collectBadRecords()
  return {
    add: ({ name, label }, row, column, why) => {
      lines.set(name, (lines.get(name) ?? new Set()).add(row.line))
      groups.add({ file: label, line: row.line, column, value: row.get(column) || row.id, ...why })
    },
    addFile: (label, name, why) => groups.add({ file: label, line: 0, column: '', value: name, ...why }),
    has: (name, { line }) => lines.get(name)?.has(line) === true,
    list: groups.list,
  }
}
