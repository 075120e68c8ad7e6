import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const includes = (values, value) => values !== undefined && [values].flat().includes(value)

const isForThisPlatform = ({ os, cpu, libc }) =>
  includes(os, process.platform) &&
  includes(cpu, process.arch) &&
  (libc === undefined ||
    includes(libc, process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc'))

/**
 * Compares npm's own record of the installed packages and the package folders with package-lock.json. An
 * optional package of another platform may be missing; for production, so may a development package.
 */
export const isInstalled = (folder, { isForProduction = false } = {}) => {
  const record = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const present = JSON.parse(readFileSync(record, 'utf8')).packages
  const expected = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages
  const isPresent = ([path, { version, integrity, optional, dev, ...platform }]) => {
    if (path === '') return true
    const found = present[path]
    if (found === undefined && isForProduction && dev === true) return true
    if (found === undefined) return optional === true && !isForThisPlatform(platform)
    return (
      found.version === version &&
      found.integrity === integrity &&
      existsSync(join(folder, path, 'package.json'))
    )
  }
  return Object.keys(present).every((path) => path in expected) && Object.entries(expected).every(isPresent)
}
