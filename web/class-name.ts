import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * The name of a class of a CSS module: its own name and a hash of the file's path. The line number that is usual behind
 * them would cost some hundred bytes of every first visit.
 */
export const toClassName = (name: string, file: string): string => {
  const path = relative(import.meta.dirname, file)
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`
}
