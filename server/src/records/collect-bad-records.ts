import type { BadRecord, Words } from './bad-record.ts'

/** Bad rows with the same file, column, reason and repair. */
export interface BadGroup {
  readonly file: string
  readonly column: string
  readonly reason: Words
  readonly repair: Words
  readonly count: number
  /** The first of them. */
  readonly rows: readonly { readonly line: number; readonly value: string }[]
  /** The lines of all of them as ranges: from, to, from, to. A wrong column of a million rows is two numbers. */
  readonly lines: readonly number[]
}

interface GrowingGroup extends BadGroup {
  count: number
  readonly rows: { line: number; value: string }[]
  readonly lines: number[]
}

/** Rows of each group that are kept with their value. */
const maxGroupRows = 1000
const maxValueLength = 200

const addLines = (lines: number[], from: number, to: number): void => {
  const last = lines.length - 1
  if (last > 0 && lines[last]! + 1 === from) lines[last] = to
  // The same line twice has the same reason.
  else if (last < 0 || lines[last] !== to) lines.push(from, to)
}

/** Collects bad rows by what is wrong with them. */
export const collectBadRecords = () => {
  const groups = new Map<string, GrowingGroup>()
  const find = ({ file, column, reason, repair }: Omit<BadRecord, 'line' | 'value'>): GrowingGroup => {
    const key = [file, column, reason.en, repair.en].join('\n')
    const found = groups.get(key) ?? { file, column, reason, repair, count: 0, rows: [], lines: [] }
    groups.set(key, found)
    return found
  }
  return {
    add: (bad: BadRecord): void => {
      const group = find(bad)
      group.count += 1
      if (group.rows.length < maxGroupRows)
        group.rows.push({ line: bad.line, value: bad.value.slice(0, maxValueLength) })
      addLines(group.lines, bad.line, bad.line)
    },
    /** Adds the errors of another collection. */
    addGroup: (other: BadGroup): void => {
      const group = find(other)
      group.count += other.count
      group.rows.push(...other.rows.slice(0, maxGroupRows - group.rows.length))
      for (let at = 0; at < other.lines.length; at += 2)
        addLines(group.lines, other.lines[at]!, other.lines[at + 1]!)
    },
    list: (): BadGroup[] => [...groups.values()],
    isEmpty: () => groups.size === 0,
  }
}

/** Bad rows that were collected one by one. */
export const groupBad = (records: readonly BadRecord[]): BadGroup[] => {
  const bad = collectBadRecords()
  records.forEach(bad.add)
  return bad.list()
}

export type BadRecords = ReturnType<typeof collectBadRecords>
