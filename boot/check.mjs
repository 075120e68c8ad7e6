import { fileURLToPath } from 'node:url'
import { finished } from './child.mjs'
import { command } from './command.mjs'
import { install } from './install.mjs'

const wings = ['contract', 'rules', 'server', 'demo', 'web', 'e2e', 'bench', 'boundaries']
const AT_ONCE = 2

const stepsFor = (fix) => [
  ...wings.map((wing) => ({ name: `types of ${wing}`, line: ['tsc', '-p', wing] })),
  { name: 'lint', line: ['oxlint', '--type-aware', ...(fix ? ['--fix'] : [])] },
  { name: 'format', line: ['oxfmt', ...(fix ? [] : ['--check'])] },
  { name: 'boundaries', line: ['node', 'boundaries/check.ts'] },
  { name: 'dead code', line: ['knip'] },
]

const runStep = async ({ name, line: [file, ...args] }, env) => {
  const begun = performance.now()
  const { code, output } = await finished(file, args, { env }).catch((error) => ({
    code: 1,
    output: error.message,
  }))
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(5)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}`)
  if (code !== 0) console.log(output.trimEnd())
  return code === 0
}

/** Runs types, lint, format, boundaries and dead code, two at a time; returns how many passed and failed. */
export const check = async (env, { fix = false } = {}) => {
  const waiting = stepsFor(fix)
  const results = []
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step, env))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await command(async (args) => {
    const { failed } = await check(await install(), { fix: args.includes('--fix') })
    return failed === 0 ? 0 : 1
  })
}
