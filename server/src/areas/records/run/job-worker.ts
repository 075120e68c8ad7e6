import { workerData } from 'node:worker_threads'
import { runJob } from './run-job.ts'

const { url, filesDir, jobID } = workerData as { url: string; filesDir: string; jobID: number }

await runJob(url, filesDir, jobID)
