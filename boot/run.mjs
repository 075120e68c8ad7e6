import { runChild } from './run-child.mjs'
import { runCommand } from './run-command.mjs'
import { install } from './install/install.mjs'
import { memoryEnv, memoryFlags } from './memory-flags.mjs'
import { toNodeArguments } from './to-node-arguments.mjs'

// An administrator's commands work without the development packages.
const administration = [
  'import',
  'export',
  'demo',
  'backup',
  'restore',
  'outbox',
  'security-log',
  'staff',
  'student',
  'semester',
  'setting',
  'doctor',
  'rehearsal',
]

// They run beside the portal, on files of hundreds of thousands of rows.
const withManyRows = ['import', 'export']

await runCommand(async (args) => {
  const nodeArguments = toNodeArguments(args, process.env.INIT_CWD ?? process.cwd())
  const env = await install({ canOmitDevelopment: administration.includes(args[0]) })
  const isLarge = withManyRows.includes(args[0])
  const { code } = await runChild('node', [...(isLarge ? memoryFlags : []), ...nodeArguments], {
    env: { ...env, ...(isLarge && memoryEnv) },
    show: true,
  })
  return code
})
