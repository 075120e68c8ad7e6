import { readFile } from 'node:fs/promises'
import type { Catalogue } from '#server/areas/catalogue/catalogue.ts'
import { withTemporaryDatabase } from '../portal/temporary-database.ts'
import { replayCatalogue } from '../demand/replay-catalogue.ts'
import type { DemandReport } from '../demand/replay-demand.ts'

const replay = async (catalogue: Catalogue, source: string): Promise<number> =>
  (await withTemporaryDatabase((url) => replayCatalogue(url, catalogue, source))).seats

/** Seats of the day if students come one after the other, from the saved figures or replayed now. */
const loadSequentialSeats = async (catalogue: Catalogue, source: string): Promise<number> => {
  const saved = await readFile(new URL(`../demand/expected/${source}.json`, import.meta.url), 'utf8').catch(
    () => undefined,
  )
  if (saved !== undefined) return (JSON.parse(saved) as DemandReport).seats
  console.log('No saved figures of this catalogue: replaying its demand one student after the other first …')
  return replay(catalogue, source)
}

/** Seats of a scaled day: proportional if it is larger. In a smaller one whole seats are lost to rounding. */
export const sequentialSeats = async (
  realDay: Catalogue,
  catalogue: Catalogue,
  source: string,
): Promise<number> => {
  const scale = catalogue.demand.length / realDay.demand.length
  if (scale < 1) return replay(catalogue, source)
  return Math.round((await loadSequentialSeats(realDay, source)) * scale)
}
