import { words } from '#server/http/words.ts'
import { createQueue } from './queue.ts'

/**
 * The calls that write a file for each request. One writes while another reads its rows, and people take turns: whoever
 * asks for hundreds of files waits, and nobody else.
 */
export const fileQueue = createQueue({
  maxConcurrent: 2,
  maxLength: 400,
  msPerTask: 40,
  fullPhrase: words.filesBusy,
  restMs: 100,
})
