import { delimiter } from 'node:path'

/** The environment as a newly opened terminal has it: nothing of the npm that started this, and none of its commands. */
export const freshShell = (): Record<string, string | undefined> => {
  const npm = Object.keys(process.env).filter((name) => /^npm_|^INIT_CWD$|^NODE_ENV$/.test(name))
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !/node_modules/.test(folder))
  return { ...Object.fromEntries(npm.map((name) => [name, undefined])), PATH: path.join(delimiter) }
}
