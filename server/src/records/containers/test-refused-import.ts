import { parentPort, workerData } from 'node:worker_threads'
import { importPath } from './test-import-path.ts'

// A thread of its own, so that its memory can be limited: imports the files and answers with the first bad row.
const { path, url } = workerData as { readonly path: string; readonly url: string }
const [first] = (await importPath(url, path)).bad
parentPort?.postMessage({ count: first?.count, file: first?.file, line: first?.rows[0]?.line })
