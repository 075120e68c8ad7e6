import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { Failure } from './run-command.mjs'
import { onParentExit } from './on-parent-exit.mjs'
import { root } from './root.mjs'

const running = new Set()
let isStopping = false

/** Sends a signal to every running child process. */
export const stopChildren = (signal = 'SIGTERM') => {
  for (const child of running) child.kill(signal)
}

// A process manager signals one process only, so a signal is passed on to the children.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (running.size === 0) process.exit(130)
    isStopping = true
    stopChildren(signal)
  })
}

onParentExit(() => process.kill(process.pid, 'SIGTERM'))

const toExitCode = (code, signal) => code ?? 128 + constants.signals[signal]

/**
 * Runs a program in the project folder and resolves with `{ code, signal, output }` when it exits. The output
 * is collected; with `show` it goes to the terminal, with `onOutput` to that function.
 */
export const runChild = (file, args, { env = process.env, show = false, onOutput } = {}) =>
  new Promise((resolve, reject) => {
    if (isStopping) throw new Failure('Stopped.')
    const child = spawn(file, args, { cwd: root, env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
    const parts = []
    const collect = onOutput ?? ((text) => parts.push(text))
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', collect)
    child.on('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve({ code: toExitCode(code, signal), signal, output: parts.join('') })
    })
  })
