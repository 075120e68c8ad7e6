import { Worker } from 'node:worker_threads'

export interface PdfTask {
  readonly id: number
  readonly module: string
  readonly args: readonly unknown[]
}

export interface PdfReply {
  readonly id: number
  readonly bytes?: Uint8Array
  readonly error?: string
}

interface Waiter {
  readonly resolve: (bytes: Buffer) => void
  readonly reject: (error: Error) => void
}

/** pdfkit and the fonts take 50 MB, which are released after this idle time. */
const idleMs = 60_000
/** A PDF that takes longer is aborted together with the thread. */
const timeoutMs = 30_000
const maxHeapMegabytes = 128

let thread: Worker | undefined
let timer: NodeJS.Timeout | undefined
let lastID = 0
const waiting = new Map<number, Waiter>()

/** Ends the thread and rejects its pending PDFs. The next PDF starts a new one. */
const end = (ended: Worker, reason: string): void => {
  if (thread !== ended) return
  thread = undefined
  clearTimeout(timer)
  void ended.terminate()
  for (const { reject } of waiting.values()) reject(new Error(`A PDF could not be written: ${reason}`))
  waiting.clear()
}

/** Restarts the timeout of a thread without progress. */
const watch = (watched: Worker): void => {
  clearTimeout(timer)
  const isIdle = waiting.size === 0
  timer = setTimeout(() => end(watched, 'it took too long.'), isIdle ? idleMs : timeoutMs).unref()
}

const start = (): Worker => {
  const started = new Worker(new URL('pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  })
  started.unref()
  started.on('message', ({ id, bytes, error }: PdfReply) => {
    const waiter = waiting.get(id)
    waiting.delete(id)
    watch(started)
    if (bytes === undefined) waiter?.reject(new Error(error))
    else waiter?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
  started.on('error', (error: Error) => end(started, error.message))
  started.on('exit', () => end(started, 'its thread has ended.'))
  return started
}

/** Runs the PDF writer that the module exports in a worker thread, which writes one PDF after the other. */
export const writeInWorker = (module: URL, args: readonly unknown[]): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    thread ??= start()
    lastID += 1
    waiting.set(lastID, { resolve, reject })
    if (waiting.size === 1) watch(thread)
    const task: PdfTask = { id: lastID, module: module.href, args }
    thread.postMessage(task)
  })
