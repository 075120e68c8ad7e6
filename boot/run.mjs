import { runChild } from './run-child.mjs'
import { runCommand } from './run-command.mjs'
import { install } from './install/install.mjs'
import { toNodeArguments } from './to-node-arguments.mjs'

await runCommand(async (args) => {
  const nodeArguments = toNodeArguments(args, process.env.INIT_CWD ?? process.cwd())
  const { code } = await runChild('node', nodeArguments, { env: await install(), show: true })
  return code
})
