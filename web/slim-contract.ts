import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Endpoint } from '../contract/src/endpoint/endpoint.ts'
import { partsInBrowser } from './src/api/browser-call.ts'

const isCall = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value

/** What the browser gets of one export of the contract; undefined for none. */
const slim = (value: unknown, parts: readonly (keyof Endpoint)[]): unknown => {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value
  if ('_zod' in value) return undefined
  const entries = Object.entries(value)
  // Most calls need a log-in, so that only the others say it.
  const isSaid = (part: keyof Endpoint, call: Endpoint) => part !== 'access' || call.access === 'public'
  const pickParts = (call: Endpoint) =>
    Object.fromEntries(parts.filter((part) => isSaid(part, call)).map((part) => [part, call[part]]))
  return entries.every(([, each]) => isCall(each))
    ? Object.fromEntries(entries.map(([name, call]) => [name, pickParts(call as Endpoint)]))
    : value
}

/**
 * Removes the schemas from the contract's modules: they are as large as the entry file, and the browser never runs them.
 * A screen that used one would not build.
 */
export const slimContract = (parts: readonly (keyof Endpoint)[] = partsInBrowser): Plugin => ({
  name: 'slim-contract',
  enforce: 'pre',
  load: {
    filter: { id: /\/contract\/src\/[\w/-]+\.ts$/ },
    handler: async (id) => {
      const { mtimeMs } = await stat(id)
      const exported = (await import(`${pathToFileURL(id).href}?${mtimeMs}`)) as Record<string, unknown>
      const lines = Object.entries(exported).flatMap(([name, value]) => {
        const slimmed = slim(value, parts)
        return slimmed === undefined ? [] : [`export const ${name} = ${JSON.stringify(slimmed)}`]
      })
      return lines.join('\n')
    },
  },
})
