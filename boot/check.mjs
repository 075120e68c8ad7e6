import { fileURLToPath } from 'node:url'
import { runChild } from './run-child.mjs'
import { runCommand } from './run-command.mjs'
import { install } from './install/install.mjs'

const packages = ['contract', 'rules', 'server', 'demo', 'web', 'staff', 'e2e', 'bench', 'boundaries']
const maxConcurrent = 2

const types = packages.map((name) => ({ name: `types of ${name}`, line: ['tsc', '-p', name] }))
const others = [
  { name: 'boundaries', line: ['node', 'boundaries/check.ts'] },
  { name: 'dead code', line: ['knip'] },
]

/** Steps in groups that follow each other. Those that write the same files are alone, so that none undoes another. */
const listGroups = (fix) => {
  const lint = { name: 'lint', line: ['oxlint', '--type-aware', ...(fix ? ['--fix'] : [])] }
  const format = { name: 'format', line: ['oxfmt', ...(fix ? [] : ['--check'])] }
  return fix ? [[lint], [format], [...types, ...others]] : [[...types, lint, format, ...others]]
}

const runStep = async ({ name, line: [file, ...args] }, env) => {
  const startedAt = performance.now()
  const { code, output } = await runChild(file, args, { env }).catch((error) => ({
    code: 1,
    output: error.message,
  }))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(5)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}`)
  if (code === 0) return undefined
  console.log(output.trimEnd())
  return { name, reasons: [output] }
}

/** Runs types, lint, format, boundaries and dead code, two at a time; returns how many passed and failed, and why. */
export const check = async (env, { fix = false, run = runStep } = {}) => {
  const results = []
  for (const waiting of listGroups(fix)) {
    const worker = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step, env))
    }
    await Promise.all(Array.from({ length: maxConcurrent }, worker))
  }
  const failures = results.filter((failure) => failure !== undefined)
  return { passed: results.length - failures.length, failed: failures.length, failures }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand(async (args) => {
    const { failed } = await check(await install(), { fix: args.includes('--fix') })
    return failed === 0 ? 0 : 1
  })
}
