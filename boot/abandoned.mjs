import { readFileSync } from 'node:fs'

const about = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

const parentOf = (pid) =>
  about(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')[1]

/**
 * Calls back when the npm that runs this script is gone, or the shell between them: npm passes a signal to that
 * shell alone, and neither takes what it has started along.
 */
export const onAbandoned = (callback) => {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const isShell = !about(parent, 'cmdline').startsWith('npm')
  const npm = isShell ? parentOf(parent) : undefined
  const watch = setInterval(() => {
    if (process.ppid === parent && (!isShell || parentOf(parent) === npm)) return
    clearInterval(watch)
    callback()
  }, 200)
  watch.unref()
}
