import { readFile } from 'node:fs/promises'
import type { Catalogue } from '#server/areas/catalogue/catalogue.ts'
import { withTemporaryDatabase } from '../portal/temporary-database.ts'
import { replayCatalogue } from '../demand/replay-catalogue.ts'
import type { DemandReport } from '../demand/replay-demand.ts'

/** The seats of the same day when students come one after the other: from the saved figures, or replayed now. */
export const sequentialSeats = async (catalogue: Catalogue, source: string): Promise<number> => {
  const saved = await readFile(new URL(`../demand/expected/${source}.json`, import.meta.url), 'utf8').catch(
    () => undefined,
  )
  if (saved !== undefined) return (JSON.parse(saved) as DemandReport).seats
  console.log('No saved figures of this catalogue: replaying its demand one student after the other first …')
  return (await withTemporaryDatabase((url) => replayCatalogue(url, catalogue, source))).seats
}
