import { hash } from 'node:crypto'
import { writeInWorker } from './write-in-worker.ts'

/** Recently written PDFs by a hash of their arguments, least recently used first. */
const written = new Map<string, Buffer>()
/** PDFs being written. Simultaneous requests for one share it. */
const inProgress = new Map<string, Promise<Buffer>>()
const maxBytes = 16 * 1024 * 1024
let bytes = 0

const remember = (key: string, pdf: Buffer): void => {
  written.set(key, pdf)
  bytes += pdf.length
  for (const [oldest, { length }] of written) {
    if (bytes <= maxBytes) return
    written.delete(oldest)
    bytes -= length
  }
}

const write = async (key: string, module: URL, args: readonly unknown[]): Promise<Buffer> => {
  try {
    const pdf = await writeInWorker(module, args)
    remember(key, pdf)
    return pdf
  } finally {
    inProgress.delete(key)
  }
}

/**
 * Runs the module's PDF writer with these arguments, which must contain everything that the PDF shows. A PDF with the same
 * arguments is written once and cached for a while.
 */
export const createPdf = async <Writer extends (...args: never[]) => Promise<Buffer>>(
  module: URL,
  ...args: Parameters<Writer>
): Promise<Buffer> => {
  const key = hash('sha256', JSON.stringify([module.href, args]), 'base64')
  const known = written.get(key)
  if (known !== undefined) {
    written.delete(key)
    written.set(key, known)
    return known
  }
  const shared = inProgress.get(key) ?? write(key, module, args)
  inProgress.set(key, shared)
  return shared
}
