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
}

/** Rows kept of each group: a wrong column of a million rows must not fill the memory. */
const keptRows = 5000
const keptValue = 200

/** Collects bad rows by what is wrong with them. */
export const collectBadRecords = () => {
  const groups = new Map<string, BadGroup & { count: number; rows: { line: number; value: string }[] }>()
  return {
    add: ({ file, column, reason, repair, line, value }: BadRecord): void => {
      const key = [file, column, reason.en, repair.en].join('\n')
      const group = groups.get(key) ?? { file, column, reason, repair, count: 0, rows: [] }
      group.count += 1
      if (group.rows.length < keptRows) group.rows.push({ line, value: value.slice(0, keptValue) })
      groups.set(key, group)
    },
    list: (): BadGroup[] => [...groups.values()],
    isEmpty: () => groups.size === 0,
  }
}

export type BadRecords = ReturnType<typeof collectBadRecords>
