import { readFileSync } from 'node:fs'

const readProc = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

const findParent = (pid) =>
  readProc(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')[1]

/**
 * npm passes a signal only to the shell that it starts, and neither npm nor the shell takes its children
 * along. So this polls for the end of both.
 */
export const onParentExit = (callback) => {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const isShell = !readProc(parent, 'cmdline').startsWith('npm')
  const npm = isShell ? findParent(parent) : undefined
  const watch = setInterval(() => {
    if (process.ppid === parent && (!isShell || findParent(parent) === npm)) return
    clearInterval(watch)
    callback()
  }, 200)
  watch.unref()
}
