import { threadId } from 'node:worker_threads'

let count = 0

/** Returns the thread's id and its number of calls instead of a PDF. */
export const writeTestPdf = async (
  text: string,
  { fails = false, bytes = 0 }: { readonly fails?: boolean; readonly bytes?: number },
): Promise<Buffer> => {
  if (fails) throw new Error(`${text} cannot be written`)
  count += 1
  return Buffer.from(`${text} in thread ${threadId}, ${count}`.padEnd(bytes))
}
