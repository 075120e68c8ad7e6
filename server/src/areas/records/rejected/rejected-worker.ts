import { parentPort, workerData } from 'node:worker_threads'
import { writeRejected, type RejectedTask } from './write-rejected.ts'

parentPort!.postMessage(await writeRejected(workerData as RejectedTask))
