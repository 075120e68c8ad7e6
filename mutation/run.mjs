import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runChild } from '../boot/run-child.mjs'
import { runCommand, Failure } from '../boot/run-command.mjs'
import { root } from '../boot/root.mjs'
import { areas } from './areas.mjs'
import { survivorLines, toTable } from './report.mjs'

const report = join(root, '.data/mutation/report.json')
const list = join(root, 'docs/mutation.md')

// Every area, or the one file or folder that was named.
const readTargets = ([target, ...more]) => {
  if (more.length > 0) throw new Failure('npm run mutate -- [FILE OR FOLDER]')
  if (target === undefined)
    return areas.map(({ folder }) => folder).filter((each) => existsSync(join(root, each)))
  const path = target.replace(/\/+$/, '')
  if (existsSync(join(root, path)) && areas.some(({ folder }) => `${path}/`.startsWith(`${folder}/`)))
    return [path]
  throw new Failure(`${target} is in none of: ${areas.map(({ folder }) => folder).join(', ')}`)
}

const toPattern = (path) => (path.endsWith('.ts') ? path : `${path}/**/*.ts`)

const readFiles = () =>
  Object.entries(JSON.parse(readFileSync(report, 'utf8')).files).map(([path, { source, mutants }]) => ({
    path,
    topic: dirname(path),
    lines: source.split('\n'),
    mutants,
  }))

await runCommand(async (args) => {
  const patterns = [...readTargets(args).map(toPattern), '!**/*.test.ts', '!**/test-*.ts']
  rmSync(report, { force: true })
  const line = ['run', 'mutation/stryker.config.mjs', '--mutate', patterns.join(',')]
  const { code } = await runChild('stryker', line, { show: true })
  if (!existsSync(report)) return code === 0 ? 1 : code
  const files = readFiles()
  const survivors = survivorLines(files, existsSync(list) ? readFileSync(list, 'utf8') : '')
  const { lines, isEnough } = toTable(files, areas)
  console.log([...survivors, '', ...lines, '', 'Details: .data/mutation/report.html'].join('\n'))
  return isEnough ? 0 : 1
})
