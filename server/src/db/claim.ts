import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { belongAsFolder } from './account.ts'

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

// A number is given again after a restart of the machine; a number and the moment of its birth are not.
const born = (pid: number): string | undefined => {
  if (process.platform === 'linux') {
    const fields = read(`/proc/${pid}/stat`)
      ?.replace(/^.*\) /s, '')
      .split(' ')
    return fields === undefined || fields[0] === 'Z' ? undefined : fields[19]
  }
  return isAlive(pid) ? '' : undefined
}

/** Takes a process number; tells whether such a process runs (one that only waits to be buried does not). */
export const isAlive = (pid: number): boolean => {
  if (process.platform === 'linux') return born(pid) !== undefined
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const livingIn = (text: string | undefined): number | undefined => {
  const [pid, birth] = text?.trim().split(' ') ?? []
  return pid !== undefined && born(Number(pid)) === (birth ?? '') ? Number(pid) : undefined
}

/** Takes a claim's file; gives the number of the living process that holds it, or undefined. */
export const holderOf = (file: string): number | undefined => livingIn(read(file))

/**
 * Writes this process into the file unless a living one stands there; gives how to take it back, or the number of
 * the process that holds it. What a dead process left is taken over.
 */
export const claim = (file: string): { release: () => void } | { holder: number } => {
  const mine = `${process.pid} ${born(process.pid)}`
  const draft = `${file}.${process.pid}`
  for (;;) {
    writeFileSync(draft, mine)
    belongAsFolder(draft)
    try {
      // A link appears with its content, and for one process only.
      linkSync(draft, file)
      return { release: () => read(file) === mine && rmSync(file, { force: true }) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft, { force: true })
    }
    const found = read(file)
    const holder = livingIn(found)
    if (holder !== undefined) return { holder }
    if (found !== undefined) setAside(file, found)
  }
}

// Another may have taken the dead one's place since it was read: then it gets its own back.
const setAside = (file: string, dead: string): void => {
  const aside = `${file}.${process.pid}.dead`
  try {
    renameSync(file, aside)
    if (read(aside) !== dead) linkSync(aside, file)
  } catch {
    // Someone else was faster; the next round sees what is there now.
  } finally {
    rmSync(aside, { force: true })
  }
}
