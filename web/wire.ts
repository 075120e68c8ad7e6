import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Endpoint } from '../contract/src/endpoint/endpoint.ts'

/** What the browser uses of a call at run time: schemas are the server's to check by, and the compiler's. */
const usedParts: readonly (keyof Endpoint)[] = ['method', 'path', 'access', 'files', 'answers']

const isCall = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value

/** Takes what a module of the contract exports under one name; gives what the browser gets of it, or undefined. */
const slim = (value: unknown, parts: readonly (keyof Endpoint)[]): unknown => {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value
  if ('_zod' in value) return undefined
  const entries = Object.entries(value)
  const partsOf = (call: Endpoint) => Object.fromEntries(parts.map((part) => [part, call[part]]))
  return entries.every(([, each]) => isCall(each))
    ? Object.fromEntries(entries.map(([name, call]) => [name, partsOf(call as Endpoint)]))
    : value
}

/**
 * Sends the contract to the browser without its schemas: they are as large as the portal's own start, and nothing there
 * runs them. A screen that would use one does not build.
 */
export const wire = (parts = usedParts): Plugin => ({
  name: 'wire',
  enforce: 'pre',
  load: {
    filter: { id: /\/contract\/src\/[\w/-]+\.ts$/ },
    handler: async (id) => {
      const { mtimeMs } = await stat(id)
      const exported = (await import(`${pathToFileURL(id).href}?${mtimeMs}`)) as Record<string, unknown>
      const lines = Object.entries(exported).flatMap(([name, value]) => {
        const sent = slim(value, parts)
        return sent === undefined ? [] : [`export const ${name} = ${JSON.stringify(sent)}`]
      })
      return lines.join('\n')
    },
  },
})
