import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { finished } from './child.mjs'
import { command, Failure } from './command.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'

const benches = () =>
  readdirSync(join(root, 'bench'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))

const benchFile = ([name]) => {
  if (name !== undefined && benches().includes(name)) return `bench/${name}.ts`
  throw new Failure(`npm run bench -- NAME, where NAME is one of: ${benches().join(', ')}`)
}

// A folder named on the command line is meant from where the command was typed, which npm leaves.
const fromHere = (arg) => {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), arg)
  return arg.startsWith('-') || !existsSync(path) ? arg : path
}

const commands = {
  import: (args) => ['server/src/commands/import.ts', ...args.map(fromHere)],
  demo: (args) => ['demo/src/main.ts', ...args],
  outbox: () => ['server/src/commands/outbox.ts'],
  mutate: (args) => ['mutation/run.mjs', ...args],
  bench: (args) => [benchFile(args), ...args.slice(1).map(fromHere)],
}

await command(async ([name, ...args]) => {
  const made = commands[name]
  if (made === undefined) throw new Failure(`node boot/run.mjs ${Object.keys(commands).join(' | ')}`)
  const line = made(args)
  const { code } = await finished('node', line, { env: await install(), show: true })
  return code
})
