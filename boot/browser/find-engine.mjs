import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from '../run-command.mjs'

/** The browsers that `npm test -- --browser NAME` takes, and the programs that each needs. */
const engines = {
  firefox: { programs: { browser: ['firefox-esr', 'firefox'] }, packages: 'firefox-esr' },
  webkit: {
    programs: { driver: ['WebKitWebDriver'], display: ['Xvfb'] },
    packages: 'webkit2gtk-driver xvfb',
  },
}

/** The browser that the arguments of `npm test` name, or undefined. */
export const readEngine = (args) => {
  const at = args.indexOf('--browser')
  if (at === -1) return undefined
  const name = args[at + 1]
  if (args.length > 2 || !Object.hasOwn(engines, name ?? '')) {
    throw new Failure(`npm test -- --browser NAME, where NAME is one of: ${Object.keys(engines).join(', ')}`)
  }
  return name
}

const findProgram = (names, path) =>
  names
    .flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)))
    .find((file) => existsSync(file))

/** The paths of the programs, or the reason why the browser cannot be tested here. */
export const findEngine = (name, path = process.env.PATH ?? '') => {
  const { programs, packages } = engines[name]
  const found = Object.entries(programs).map(([part, names]) => [part, findProgram(names, path), names[0]])
  const missing = found.filter(([, file]) => file === undefined).map(([, , program]) => program)
  return missing.length > 0
    ? { reason: `not installed: ${missing.join(', ')} (on Debian: apt-get install ${packages})` }
    : { programs: Object.fromEntries(found) }
}
