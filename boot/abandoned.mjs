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
 * npm passes a signal only to the shell that it starts, and neither npm nor the shell takes its children
 * along. So this polls for the end of both.
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
