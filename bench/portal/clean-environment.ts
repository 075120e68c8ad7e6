import { delimiter } from 'node:path'

/** The environment of a new terminal: without the variables and paths of the npm that runs this. */
export const cleanEnvironment = (): Record<string, string | undefined> => {
  const npm = Object.keys(process.env).filter((name) => /^npm_|^INIT_CWD$|^NODE_ENV$/.test(name))
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !/node_modules/.test(folder))
  return { ...Object.fromEntries(npm.map((name) => [name, undefined])), PATH: path.join(delimiter) }
}
