import { existsSync } from 'node:fs'
import { isClusterMissing } from './cluster.ts'
import { locateCluster } from './cluster-location.ts'

/** Whether the data folder has a database; neither is created. */
export const hasEmbeddedDatabase = (dataDir: string): boolean =>
  existsSync(dataDir) && !isClusterMissing(locateCluster(dataDir))
