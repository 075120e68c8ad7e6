// Loaded through NODE_OPTIONS before any other module in every process of a test run. The portal does not know about it.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { shiftDate } from './shift-date-by.mjs'

const offset = Number(process.env.TEST_CLOCK_OFFSET_MS ?? 0)
const times = ['atimeMs', 'mtimeMs', 'ctimeMs', 'birthtimeMs']

/** File times come from the machine's clock. */
const shiftStats = (stats) => {
  for (const name of times) if (typeof stats?.[name] === 'number') stats[name] += offset
  return stats
}

const toRealTime = (time) => (time instanceof Date ? new Date(time.getTime() - offset) : time - offset / 1000)

const shiftFiles = () => {
  for (const name of ['stat', 'lstat']) {
    const [read, readSync] = [fs.promises[name], fs[`${name}Sync`]]
    fs.promises[name] = async (...args) => shiftStats(await read(...args))
    fs[`${name}Sync`] = (...args) => shiftStats(readSync(...args))
  }
  const { utimes } = fs.promises
  const { utimesSync } = fs
  fs.promises.utimes = (path, ...given) => utimes(path, ...given.map(toRealTime))
  fs.utimesSync = (path, ...given) => utimesSync(path, ...given.map(toRealTime))
  syncBuiltinESMExports()
}

if (offset !== 0 && globalThis.testClockOffsetMs === undefined) {
  globalThis.testClockOffsetMs = offset
  shiftDate(offset)
  shiftFiles()
}
