import { parentPort } from 'node:worker_threads'
import type { PdfReply, PdfTask } from './write-in-worker.ts'

// Writes PDFs in a worker thread. A module with a PDF writer exports nothing else.

type Writer = (...args: readonly unknown[]) => Promise<Buffer>

const write = async ({ module, args }: PdfTask): Promise<Buffer> => {
  const [writer] = Object.values((await import(module)) as Readonly<Record<string, Writer>>)
  return writer!(...args)
}

parentPort!.on('message', async (task: PdfTask) => {
  const { id } = task
  const reply: PdfReply = await write(task).then(
    (bytes) => ({ id, bytes }),
    (error: unknown) => ({ id, error: (error as Error).stack ?? String(error) }),
  )
  parentPort!.postMessage(reply)
})
