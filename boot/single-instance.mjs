import { mkdirSync, renameSync, rmdirSync, statSync, utimesSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const BEAT_MS = 1000
const DEAD_MS = 6000

const ageOf = (folder) => {
  try {
    return Date.now() - statSync(folder).mtimeMs
  } catch {
    return undefined
  }
}

const take = (folder) => {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

// Renamed before it is removed, and checked again: another process may have removed the lock and taken it in
// between.
const clear = (folder) => {
  const aside = `${folder}.${process.pid}`
  try {
    renameSync(folder, aside)
    if (ageOf(aside) < DEAD_MS) renameSync(aside, folder)
    else rmdirSync(aside)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

/**
 * Runs the work while no other process holds the same lock. The lock is a folder whose time the holder
 * updates every second; after six seconds without an update the holder counts as killed.
 */
export const runSingleInstance = async (folder, work) => {
  while (!take(folder)) {
    if (ageOf(folder) > DEAD_MS) clear(folder)
    else await sleep(100)
  }
  const beat = setInterval(() => utimesSync(folder, new Date(), new Date()), BEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    rmdirSync(folder)
  }
}
