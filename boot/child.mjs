import { spawn } from 'node:child_process'
import { root } from './root.mjs'

const running = new Set()
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

// Whoever ends us ends what we started: a process manager signals one process only, and not its children.
for (const signal of signals) {
  process.on(signal, () => {
    if (running.size === 0) process.exit(130)
    for (const child of running) child.kill(signal)
  })
}

/**
 * Runs a program in the project folder until it ends; gives `{ code, output }`. With `show` its output goes
 * straight to the terminal, otherwise it is collected. A program ended by a signal has a code above 128.
 */
export const finished = (file, args, { env = process.env, show = false, onStart } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
    const parts = []
    running.add(child)
    child.stdout?.on('data', (part) => parts.push(part))
    child.stderr?.on('data', (part) => parts.push(part))
    onStart?.(child)
    child.on('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 143), output: Buffer.concat(parts).toString() })
    })
  })
