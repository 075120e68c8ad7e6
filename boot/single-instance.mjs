import { mkdirSync, renameSync, rmdirSync, statSync, utimesSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const heartbeatMs = 1000
const staleMs = 6000

const readAgeMs = (folder) => {
  try {
    return Date.now() - statSync(folder).mtimeMs
  } catch {
    return undefined
  }
}

const acquireLock = (folder) => {
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
const removeStaleLock = (folder) => {
  const aside = `${folder}.${process.pid}`
  try {
    renameSync(folder, aside)
    if (readAgeMs(aside) < staleMs) renameSync(aside, folder)
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
  while (!acquireLock(folder)) {
    if (readAgeMs(folder) > staleMs) removeStaleLock(folder)
    else await sleep(100)
  }
  const heartbeat = setInterval(() => utimesSync(folder, new Date(), new Date()), heartbeatMs)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    rmdirSync(folder)
  }
}
