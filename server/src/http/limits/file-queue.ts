import { words } from '#server/http/words.ts'
import { createQueue } from './queue.ts'

/**
 * The queue of calls that write a file per request. One writes while another reads its rows. People take turns, so that
 * someone who asks for hundreds of files delays only themselves.
 */
export const fileQueue = createQueue({
  maxConcurrent: 2,
  maxLength: 400,
  msPerTask: 40,
  fullPhrase: words.filesBusy,
  restMs: 100,
})
