import { readFile } from 'node:fs/promises'
import type { Catalogue } from '#server/areas/catalogue/catalogue.ts'
import { withTemporaryDatabase } from '../portal/temporary-database.ts'
import { tryCatalogue } from '../wishes/try-catalogue.ts'
import type { WishReport } from '../wishes/try-wishes.ts'

/** Gives the seats of the same day when one student comes after the other: as it was kept, or tried now. */
export const seatsOneAfterTheOther = async (catalogue: Catalogue, source: string): Promise<number> => {
  const kept = await readFile(new URL(`../wishes.${source}.json`, import.meta.url), 'utf8').catch(
    () => undefined,
  )
  if (kept !== undefined) return (JSON.parse(kept) as WishReport).seats
  console.log('No figures of this catalogue are kept: first its wishes one after the other …')
  return (await withTemporaryDatabase((url) => tryCatalogue(url, catalogue, source))).seats
}
