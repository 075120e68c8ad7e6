import { crc32 } from 'node:zlib'

const createdAt = { time: 0x6000, date: 0x5c21 } // 1 January 2026, noon, in the format of DOS

const packNumbers = (sizes: readonly (readonly [size: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    sizes.map(([size, value]) => {
      const bytes = Buffer.alloc(size)
      bytes.writeUIntLE(value, 0, size)
      return bytes
    }),
  )

/** An uncompressed ZIP of the files, the same bytes in each run. */
export const makeZip = (files: Readonly<Record<string, string>>): Buffer => {
  let at = 0
  const entries = Object.entries(files).map(([name, text]) => {
    const data = Buffer.from(text)
    const about = packNumbers([
      [2, 20],
      [2, 0x0800], // the name is UTF-8
      [2, 0],
      [2, createdAt.time],
      [2, createdAt.date],
      [4, crc32(data)],
      [4, data.length],
      [4, data.length],
      [2, Buffer.byteLength(name)],
      [2, 0],
    ])
    const local = Buffer.concat([packNumbers([[4, 0x04034b50]]), about, Buffer.from(name), data])
    const directoryEntry = packNumbers([
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ])
    const signature = packNumbers([
      [4, 0x02014b50],
      [2, 20],
    ])
    at += local.length
    return { local, central: Buffer.concat([signature, about, directoryEntry, Buffer.from(name)]) }
  })
  const directory = Buffer.concat(entries.map(({ central }) => central))
  const end = packNumbers([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, directory.length],
    [4, at],
    [2, 0],
  ])
  return Buffer.concat([...entries.map(({ local }) => local), directory, end])
}
