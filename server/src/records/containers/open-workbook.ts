import { createReadStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { finished } from 'node:stream/promises'
import { createInterface } from 'node:readline'
import type { BadRecord } from '../bad-record.ts'
import { collectBadRecords, type BadGroup } from '../collect-bad-records.ts'
import type { RecordFile } from '../record-file.ts'
import { maxColumns, readSheet, type CellError, type CellKind } from '../workbook/read-sheet.ts'
import { readWorkbook, type Workbook } from '../workbook/read-workbook.ts'
import { RefusedRecords } from '../refused-records.ts'
import { words } from '../words.ts'
import { unzip } from './unzip.ts'
import { diskRoom, requireRoom, type DiskRoom } from './disk-room.ts'
import { refuseFile, refuseWorkbook, unreadable } from './words.ts'

/** Shared texts are held in memory. */
const limits = { bytes: 600_000_000, files: 2000 }
/**
 * Maximum unpacked size, by the size of the workbook. Repeated texts and empty rows compress well, but nobody types a file
 * of a few kilobytes that fills the disk.
 */
const toLimit = (size: number, factor: number) => Math.min(limits.bytes, 50_000_000 + size * factor)
const [unpackedFactor, writtenFactor] = [200, 50]
/** Bytes written between two checks of the disk. */
const measuredBytes = 16_000_000

const reasons: Readonly<Record<CellError, () => Pick<BadRecord, 'reason' | 'repair'>>> = {
  formula: words.formula,
  error: words.errorCell,
  number: words.inexactNumber,
  percent: words.percentCell,
  merged: words.mergedCells,
}

const readLines = async function* (path: string) {
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const [line, values, kinds] = JSON.parse(text) as [number, string[], Record<number, CellKind>]
    yield { line, values, kinds }
  }
}

interface Conversion {
  readonly onError: (line: number, column: string, value: string, error: CellError) => void
  readonly onTooLarge: (kind: 'columns' | 'cell', cell: string) => never
  /** Called before bytes are written. Throws if there are too many. */
  readonly onBytes: (bytes: number) => void
  /** Waits until the disk has room for more. */
  readonly checkDisk: () => Promise<void>
}

/** Writes the rows of a sheet into a file, a line of JSON for each, so that none is held in memory. */
const convertSheet = async (
  from: string,
  to: string,
  workbook: Workbook,
  { onError, onTooLarge, onBytes, checkDisk }: Conversion,
): Promise<readonly string[]> => {
  const out = createWriteStream(to, { mode: 0o600 })
  const isDone = finished(out)
  let columns: readonly string[] | undefined
  let isFull = false
  await readSheet(from, workbook, {
    onTooLarge,
    onRow: ({ line, values, errors, kinds }) => {
      if (columns === undefined) {
        columns = values.map((value) => value.trim())
        return
      }
      for (const { at, error, value } of errors) onError(line, columns[at] ?? '', value, error)
      const text = `${JSON.stringify([line, values, kinds])}\n`
      onBytes(Buffer.byteLength(text))
      isFull = !out.write(text)
    },
    onMerged: (line, at, range) => onError(line, columns?.[at] ?? '', range, 'merged'),
    pause: async () => {
      if (isFull) await Promise.race([once(out, 'drain'), isDone])
      isFull = false
      await checkDisk()
    },
  }).catch(async (error: unknown) => {
    out.destroy()
    await isDone.catch(() => undefined)
    throw error
  })
  out.end()
  await isDone
  return columns ?? []
}

/** The sheets of a workbook as files of records; `dir` holds what it unpacks. Formulas and error values are among the bad ones. */
export const openWorkbook = async (
  path: string,
  dir: string,
  room: DiskRoom = diskRoom,
): Promise<{ files: RecordFile[]; bad: BadGroup[] }> => {
  const label = basename(path)
  const { size } = await stat(path)
  const bytes = toLimit(size, unpackedFactor)
  const left = { bytes: toLimit(size, writtenFactor), unmeasured: 0 }
  const parts = await unzip(path, label, dir, (name) => (/\.(xml|rels)$/.test(name) ? name : null), {
    ...limits,
    bytes,
    room,
  })
  const refuse = (error: Error) => {
    throw error instanceof RefusedRecords ? error : refuseWorkbook(label, error.message)
  }
  const workbook = await readWorkbook(parts).catch(refuse)
  const bad = collectBadRecords()
  const files: RecordFile[] = []
  for (const [nth, sheet] of workbook.sheets.entries()) {
    const to = join(dir, `sheet-${nth}`)
    const ofSheet = `${label}, sheet ${sheet.name}`
    if (sheet.isHidden) {
      bad.add({ file: ofSheet, line: 0, column: '', value: sheet.name, ...words.hiddenSheet() })
      continue
    }
    const columns = await convertSheet(sheet.path, to, workbook, {
      onError: (line, column, value, error) =>
        bad.add({ file: ofSheet, line, column, value, ...reasons[error]() }),
      onTooLarge: (kind, cell) => {
        throw refuseFile(
          label,
          kind === 'cell'
            ? unreadable.longCell(sheet.name, cell)
            : unreadable.manyColumns(sheet.name, cell, maxColumns),
        )
      },
      onBytes: (written) => {
        left.bytes -= written
        left.unmeasured += written
        if (left.bytes < 0) throw refuseFile(label, unreadable.largeWorkbook)
      },
      checkDisk: async () => {
        if (left.unmeasured < measuredBytes) return
        left.unmeasured = 0
        await requireRoom(room, dir, measuredBytes, label)
      },
    }).catch(refuse)
    // A sheet that nobody has used.
    if (columns.length > 0)
      files.push({ name: sheet.name, label: ofSheet, columns, rows: () => readLines(to) })
  }
  return { files, bad: bad.list() }
}
