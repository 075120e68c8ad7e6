import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { refuseFile, unreadable } from './words.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

const newline = 10

const readStart = async (path: string): Promise<Buffer> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The first line that is not UTF-8, and the letter that its byte would be in Windows-1252; null when there is none. */
const findOtherEncoding = async (path: string, label: string) => {
  let decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  let rest = Buffer.alloc(0)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) throw refuseFile(label, unreadable.noText)
    try {
      decoder.decode(chunk, { stream: true })
    } catch {
      const bytes = Buffer.concat([rest, chunk])
      for (const [nth, part] of splitLines(bytes).entries()) {
        decoder = new TextDecoder('utf-8', { fatal: true })
        try {
          decoder.decode(part)
        } catch {
          const valid = Buffer.from(new TextDecoder('utf-8').decode(part))
          const byte = part.find((each, at) => valid[at] !== each) ?? 0
          return { line: line + nth, letter: new TextDecoder('windows-1252').decode(Buffer.of(byte)) }
        }
      }
    }
    const end = chunk.lastIndexOf(newline)
    line += countLines(chunk)
    rest = end === -1 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk.subarray(end + 1))
  }
  try {
    decoder.decode()
    return null
  } catch {
    return { line, letter: new TextDecoder('windows-1252').decode(rest.subarray(-1)) }
  }
}

const countLines = (bytes: Buffer): number => {
  let count = 0
  for (const byte of bytes) if (byte === newline) count += 1
  return count
}

const splitLines = (bytes: Buffer): Buffer[] => {
  const lines: Buffer[] = []
  let from = 0
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, from)) {
    lines.push(bytes.subarray(from, at))
    from = at + 1
  }
  return [...lines, bytes.subarray(from)]
}

/** How a text file is written. An encoding that would have to be guessed is refused by its name, with its line. */
export const checkEncoding = async (path: string, label: string): Promise<Encoding> => {
  const start = await readStart(path)
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  if (start.toString('latin1', 0, 2) === 'PK') throw refuseFile(label, unreadable.noCsv)
  const other = await findOtherEncoding(path, label)
  if (other === null) return 'utf-8'
  throw refuseFile(label, unreadable.otherEncoding(other.letter), other.line)
}
