import type { Catalogue } from '#server/areas/catalogue/catalogue.ts'
import { formatBadRows } from '#server/areas/catalogue/format-report.ts'
import { importCatalogue } from '#server/areas/catalogue/import-catalogue.ts'
import type { Database } from '#server/db/open.ts'

/** Imports a catalogue into an empty database; throws when it is refused. */
export const importPublicCatalogue = async (
  db: Database,
  catalogue: Catalogue,
  { source, nextMonday }: { source: string; nextMonday: string },
): Promise<void> => {
  const { outcome, plan } = await importCatalogue(db, catalogue, {
    source,
    termStart: null,
    nextMonday,
    dryRun: false,
    allowRemovals: 0,
  })
  if (outcome !== 'saved') throw new Error([outcome, ...formatBadRows(plan.bad, 10)].join('\n'))
}
