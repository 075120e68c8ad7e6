import { Worker } from 'node:worker_threads'
import type { PhraseParams } from '#rules/text/locale.ts'
import { badStatement } from '../bad-statement.ts'
import type { ParsedStatement, StatementFile } from '../parse-statement.ts'
import type { fileWords } from '../words.ts'

type Message =
  | { readonly parsed: ParsedStatement }
  | { readonly refused: { readonly name: keyof typeof fileWords; readonly params: PhraseParams } }

/** The largest accepted statement takes a few seconds on a slow machine. */
const maxSeconds = 60
const maxMemoryMb = 384

const run = async (file: StatementFile): Promise<ParsedStatement> => {
  const thread = new Worker(new URL('parse-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  })
  const timer = setTimeout(() => void thread.terminate(), maxSeconds * 1000)
  try {
    const message = await new Promise<Message | undefined>((resolve, reject) => {
      thread.once('message', resolve)
      thread.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') reject(badStatement('tooLarge'))
        else reject(error)
      })
      thread.once('exit', () => resolve(undefined))
    })
    if (message === undefined) throw badStatement('tooSlow')
    if ('parsed' in message) return message.parsed
    throw badStatement(message.refused.name, message.refused.params)
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Parses a statement in a worker thread, one at a time, so that calls are answered meanwhile. */
export const parseInThread = (file: StatementFile): Promise<ParsedStatement> => {
  const parsed = last.then(() => run(file))
  last = parsed.catch(() => undefined)
  return parsed
}
