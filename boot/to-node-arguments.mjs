import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure } from './run-command.mjs'
import { root } from './root.mjs'

const listBenches = () =>
  readdirSync(join(root, 'bench'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .concat('storm/matrix', 'records/student-search')

/**
 * Resolves the arguments that are paths against the folder where the user typed the command, because npm changes
 * to the project folder. Every other argument stays, also when a file has the same name. `isWritten`: the file need not
 * exist yet.
 */
const resolvePaths = (
  args,
  from,
  { hasPathArgument = false, pathOptions = [], valueOptions = [], isWritten = false },
) =>
  args.map((arg, nth) => {
    const previous = args[nth - 1]
    const isPath = pathOptions.includes(previous) || (hasPathArgument && !valueOptions.includes(previous))
    const path = resolve(from, arg)
    return isPath && !arg.startsWith('-') && (isWritten || existsSync(path)) ? path : arg
  })

const benchPaths = {
  demand: { hasPathArgument: true },
  storm: { pathOptions: ['--catalog'] },
  'storm/matrix': { pathOptions: ['--catalog'] },
}

const toBenchArguments = ([name, ...args], from) => {
  const benches = listBenches()
  if (!benches.includes(name)) {
    throw new Failure(`npm run bench -- NAME, where NAME is one of: ${benches.join(', ')}`)
  }
  return [`bench/${name}.ts`, ...resolvePaths(args, from, benchPaths[name] ?? {})]
}

const commands = {
  import: (args, from) => [
    'server/src/commands/import.ts',
    ...resolvePaths(args, from, {
      hasPathArgument: true,
      valueOptions: ['--term-start', '--source', '--allow-removals', '--only'],
    }),
  ],
  export: (args, from) => [
    'server/src/commands/export.ts',
    ...resolvePaths(args, from, {
      hasPathArgument: true,
      valueOptions: ['--only', '--format'],
      isWritten: true,
    }),
  ],
  demo: (args, from) => ['demo/src/main.ts', ...resolvePaths(args, from, { pathOptions: ['--catalogue'] })],
  backup: (args, from) => [
    'server/src/commands/backup.ts',
    ...resolvePaths(args, from, { hasPathArgument: true, isWritten: true }),
  ],
  restore: (args, from) => [
    'server/src/commands/restore.ts',
    ...resolvePaths(args, from, { hasPathArgument: true }),
  ],
  'security-log': (args) => ['server/src/commands/security-log.ts', ...args],
  staff: (args) => ['server/src/commands/staff.ts', ...args],
  student: (args, from) => [
    'server/src/commands/student.ts',
    // `elmo CODE FILE` writes a file.
    ...args.map((arg, nth) => (args[0] === 'elmo' && nth === 2 ? resolve(from, arg) : arg)),
  ],
  semester: (args) => ['server/src/commands/semester.ts', ...args],
  setting: (args) => ['server/src/commands/setting.ts', ...args],
  doctor: (args) => ['server/src/commands/doctor.ts', ...args],
  rehearsal: (args) => ['server/src/commands/rehearsal.ts', ...args],
  outbox: () => ['server/src/commands/outbox.ts'],
  schema: () => ['server/src/commands/schema.ts'],
  mutate: (args) => ['mutation/run.mjs', ...args],
  bench: toBenchArguments,
}

/** The arguments with which Node runs one of the project's commands, typed in the folder `from`. */
export const toNodeArguments = ([name, ...args], from) => {
  const toArguments = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (toArguments === undefined) throw new Failure(`node boot/run.mjs ${Object.keys(commands).join(' | ')}`)
  return toArguments(args, from)
}
