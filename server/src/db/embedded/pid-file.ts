import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { inheritFolderOwner } from './account.ts'

const tryReadFile = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

// Process ids are reused; together with the start time they are unique.
const readProcessStart = (pid: number): string | undefined => {
  if (process.platform === 'linux') {
    const fields = tryReadFile(`/proc/${pid}/stat`)
      ?.replace(/^.*\) /s, '')
      .split(' ')
    return fields === undefined || fields[0] === 'Z' ? undefined : fields[19]
  }
  return isProcessAlive(pid) ? '' : undefined
}

/** A zombie process does not count as alive. */
export const isProcessAlive = (pid: number): boolean => {
  if (process.platform === 'linux') return readProcessStart(pid) !== undefined
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const toLivingPid = (text: string | undefined): number | undefined => {
  const [pid, startTime] = text?.trim().split(' ') ?? []
  return pid !== undefined && readProcessStart(Number(pid)) === (startTime ?? '') ? Number(pid) : undefined
}

/** The id of the living process that holds the file, if any. */
export const findPidFileOwner = (file: string): number | undefined => toLivingPid(tryReadFile(file))

const releasePidFile = (file: string, own: string): void => {
  try {
    if (tryReadFile(file) === own) rmSync(file, { force: true })
  } catch {
    // On a disk that has become read-only the file stays; it is taken over when this process has ended.
  }
}

/**
 * Writes this process into the file unless a living process already holds it. A file that a dead process left behind
 * is taken over. Returns the release function, or the process that holds the file.
 */
export const acquirePidFile = (file: string): { release: () => void } | { ownerPid: number } => {
  const own = `${process.pid} ${readProcessStart(process.pid)}`
  const draft = `${file}.${process.pid}`
  for (;;) {
    writeFileSync(draft, own)
    inheritFolderOwner(draft)
    try {
      // A link is created atomically with its content, and for one process only.
      linkSync(draft, file)
      return { release: () => releasePidFile(file, own) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft, { force: true })
    }
    const found = tryReadFile(file)
    const ownerPid = toLivingPid(found)
    if (ownerPid !== undefined) return { ownerPid }
    if (found !== undefined) removeStaleFile(file, found)
  }
}

// Another process may have taken over the stale file since it was read: then its file is restored.
const removeStaleFile = (file: string, staleText: string): void => {
  const aside = `${file}.${process.pid}.stale`
  try {
    renameSync(file, aside)
    if (tryReadFile(aside) !== staleText) linkSync(aside, file)
  } catch {
    // Another process was faster; the next attempt reads the file again.
  } finally {
    rmSync(aside, { force: true })
  }
}
