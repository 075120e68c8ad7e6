import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** What the readers of the event streams have seen: how many are open, and what has come over all of them. */
export interface StreamsSeen {
  readonly open: number
  readonly events: number
  readonly megabytes: number
}

/** Opens event streams from a process of their own; gives how to ask what they have seen, and to close them. */
export const openStreams = async (url: string, tokens: readonly string[], count: number) => {
  const reader = fork(fileURLToPath(new URL('./read-streams.ts', import.meta.url)), { stdio: 'inherit' })
  const ask = async (word: object): Promise<StreamsSeen> => {
    reader.send(word)
    const [seen] = (await once(reader, 'message')) as [StreamsSeen]
    return seen
  }
  await ask({ url, tokens, count })
  return { seen: () => ask({ seen: true }), close: () => reader.kill() }
}
