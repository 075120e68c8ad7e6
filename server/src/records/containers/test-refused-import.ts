import { parentPort, workerData } from 'node:worker_threads'
import { importRecords } from '../import-records.ts'
import { openRecords } from './open-records.ts'

// A thread of its own, so that its memory can be limited: imports the files and answers with the first bad row.
const { path, url } = workerData as { readonly path: string; readonly url: string }
const { files, bad, close } = await openRecords(path)
try {
  const result = await importRecords(url, files, {
    dryRun: false,
    allowRemovals: 0,
    madeBy: 'test',
    maxItems: 10,
    bad,
  })
  const [first] = result.bad
  parentPort?.postMessage({ count: first?.count, file: first?.file, line: first?.rows[0]?.line })
} finally {
  await close()
}
