import { makeApp } from '#server/app.ts'
import type { Catalogue } from '#server/areas/catalogue/catalogue.ts'
import { importCatalogue } from '#server/areas/catalogue/import-catalogue.ts'
import { openDatabase } from '#server/db/open.ts'
import { tryWishes, type WishReport } from './try-wishes.ts'

/** Any Monday does: a wish knows no dates but those of the weeks' masks. */
const nextMonday = '2026-09-21'

/** Takes a migrated, empty database; imports the catalogue into it and tries every wish. */
export const tryCatalogue = async (
  url: string,
  catalogue: Catalogue,
  source: string,
): Promise<WishReport> => {
  const db = openDatabase(url, 4)
  const app = makeApp({ db, quiet: true })
  try {
    await importCatalogue(db, catalogue, { source, termStart: null, nextMonday, dryRun: false })
    return await tryWishes(app, db, catalogue, source)
  } finally {
    await app.close()
    await db.close()
  }
}
