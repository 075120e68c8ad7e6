import { makeApp } from '#server/app.ts'
import type { Catalogue } from '#server/areas/catalogue/catalogue.ts'
import { importPublicCatalogue } from '#demo/public-catalogue/import-public-catalogue.ts'
import { openDatabase } from '#server/db/open.ts'
import { replayDemand, type DemandReport } from './replay-demand.ts'

/** Any Monday will do: the demand has no dates but the weeks' masks. */
const nextMonday = '2026-09-21'

/** Imports the catalogue into an empty database and replays its demand. */
export const replayCatalogue = async (
  url: string,
  catalogue: Catalogue,
  source: string,
): Promise<DemandReport> => {
  const db = openDatabase(url, 4)
  const app = makeApp({ db, quiet: true })
  try {
    await importPublicCatalogue(db, catalogue, { source, nextMonday })
    return await replayDemand(app, db, catalogue, source)
  } finally {
    await app.close()
    await db.close()
  }
}
