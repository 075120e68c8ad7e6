import type pg from 'pg'
import type { BadGroup } from '../collect-bad-records.ts'
import type { PreviewCheck } from './preview-check.ts'
import { listFound } from './sql.ts'

interface Found {
  readonly ka: string
  readonly en: string
}

const shownRows = 100
const toText = ({ ka, en }: Found) => (ka === en ? ka : `${ka} · ${en}`)

/** Records the contradictions that already exist. Call the returned function after the import for the new ones. */
export const findNewContradictions = async (client: pg.Client, checks: readonly PreviewCheck[]) => {
  const list = async ({ rows }: PreviewCheck) => (await client.query<Found>(listFound(rows))).rows.map(toText)
  const before = new Map<PreviewCheck, ReadonlySet<string>>()
  for (const check of checks) before.set(check, new Set(await list(check)))
  return async (label: string): Promise<BadGroup[]> => {
    const groups: BadGroup[] = []
    for (const check of checks) {
      const found = (await list(check)).filter((text) => !before.get(check)!.has(text))
      if (found.length === 0) continue
      groups.push({
        file: label,
        column: '',
        reason: check.title,
        repair: check.fix,
        count: found.length,
        rows: found.slice(0, shownRows).map((value) => ({ line: 0, value })),
        lines: [0, 0],
      })
    }
    return groups
  }
}
