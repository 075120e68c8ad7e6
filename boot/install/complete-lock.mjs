import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.mjs'

/** The place of a package that the one at `from` finds by its name, as Node looks for it; undefined when there is none. */
const findPlace = (packages, from, name) => {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const place = `${folder}${folder && '/'}node_modules/${name}`
    if (place in packages) return place
    if (folder === '') return undefined
  }
}

// "oxfmt-binding-linux-arm64-musl" is for Linux on arm64 with musl.
const toPlatform = (name) => {
  const [, os, cpu, abi = ''] =
    /(aix|android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)-?([a-z]*)$/.exec(name) ?? []
  if (os === undefined)
    throw new Error(`${name} does not say for which platform it is: add it to the lock by hand`)
  const libc = os === 'linux' && abi !== '' ? { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] } : {}
  return { cpu: [cpu], ...libc, os: [os] }
}

/** The optional packages that a package in the lock names and the lock lacks, by their place. */
const listMissingPackages = (packages) =>
  Object.fromEntries(
    Object.entries(packages).flatMap(([from, { optionalDependencies = {}, dev }]) =>
      Object.entries(optionalDependencies)
        .filter(([name]) => findPlace(packages, from, name) === undefined)
        .map(([name, version]) => [
          `node_modules/${name}`,
          { version, ...toPlatform(name), ...(dev && { dev }), optional: true },
        ]),
    ),
  )

const byName = ([one], [other]) => one.localeCompare(other, 'en')

/**
 * Adds what `npm install` leaves out of the lock when the registry lacks a package for another platform; with it
 * missing, `npm ci` refuses the lock. Such an entry has no checksum: npm takes the one of its registry.
 */
export const completeLock = (path) => {
  const lock = JSON.parse(readFileSync(path, 'utf8'))
  const missing = listMissingPackages(lock.packages)
  const packages = Object.fromEntries(Object.entries({ ...lock.packages, ...missing }).toSorted(byName))
  writeFileSync(path, `${JSON.stringify({ ...lock, packages }, undefined, 2)}\n`)
  return Object.keys(missing)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const added = completeLock(join(root, 'package-lock.json'))
  console.log(added.length > 0 ? added.join('\n') : 'The lock is complete.')
}
