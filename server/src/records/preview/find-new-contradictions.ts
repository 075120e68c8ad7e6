import type pg from 'pg'
import type { BadGroup } from '../collect-bad-records.ts'
import type { PreviewCheck } from './preview-check.ts'
import { addFound, createFound, listNew } from './sql.ts'

interface Found {
  readonly ka: string
  readonly en: string
  /** Number of new findings of the check, in every row. */
  readonly count: number
}

const shownRows = 100
const toText = ({ ka, en }: Found) => (ka === en ? ka : `${ka} · ${en}`)

/** Records the contradictions that already exist. Call the returned function after the import for the new ones. */
export const findNewContradictions = async (client: pg.Client, checks: readonly PreviewCheck[]) => {
  if (checks.length > 0) await client.query(createFound)
  for (const [nth, { rows }] of checks.entries()) await client.query(addFound(rows), [nth])
  return async (label: string): Promise<BadGroup[]> => {
    const groups: BadGroup[] = []
    for (const [nth, { rows, title, fix }] of checks.entries()) {
      const { rows: found } = await client.query<Found>(listNew(rows), [nth, shownRows])
      if (found.length === 0) continue
      groups.push({
        file: label,
        column: '',
        reason: title,
        repair: fix,
        count: found[0]!.count,
        rows: found.map((one) => ({ line: 0, value: toText(one) })),
        lines: [0, 0],
      })
    }
    return groups
  }
}
