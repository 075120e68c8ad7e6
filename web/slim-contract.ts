import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Endpoint } from '../contract/src/endpoint/endpoint.ts'
import { partsInBrowser } from './src/api/browser-call.ts'

const isCall = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value

/** The browser's version of one export of the contract; undefined for none. */
const slim = (value: unknown, parts: readonly (keyof Endpoint)[]): unknown => {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value
  if ('_zod' in value) return undefined
  const entries = Object.entries(value)
  // Most calls need a log-in, so that only the others say it.
  const isIncluded = (part: keyof Endpoint, call: Endpoint) => part !== 'access' || call.access === 'public'
  const pickParts = (call: Endpoint) =>
    Object.fromEntries(parts.filter((part) => isIncluded(part, call)).map((part) => [part, call[part]]))
  return entries.every(([, each]) => isCall(each))
    ? Object.fromEntries(entries.map(([name, call]) => [name, pickParts(call as Endpoint)]))
    : value
}

const importCalls = async (id: string): Promise<Record<string, unknown>> => {
  const { mtimeMs } = await stat(id)
  return (await import(`${pathToFileURL(id).href}?${mtimeMs}`)) as Record<string, unknown>
}

/** The first load needs some calls of many areas: there each stands by itself, without the others of its area. */
const inlinedIn = /\/web\/src\/app\/routes\.tsx$/
const contractImport = /import \{ (\w+) \} from '#contract\/([\w/-]+\.ts)'\n/g

/** The module with its calls in place of the names of the contract. */
export const inlineCalls = async (
  code: string,
  load: (file: string) => Promise<Record<string, unknown>>,
  parts: readonly (keyof Endpoint)[] = partsInBrowser,
): Promise<string> => {
  let inlined = code
  for (const [line, area = '', file = ''] of code.matchAll(contractImport)) {
    const calls = slim((await load(file))[area], parts) as Readonly<Record<string, unknown>>
    inlined = inlined
      .replace(line, '')
      .replace(
        new RegExp(`\\bq\\(${area}\\.(\\w+)`, 'g'),
        (_, name: string) => `q(${JSON.stringify(calls[name])}`,
      )
  }
  return inlined
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
      const exported = await importCalls(id)
      const lines = Object.entries(exported).flatMap(([name, value]) => {
        const slimmed = slim(value, parts)
        return slimmed === undefined ? [] : [`export const ${name} = ${JSON.stringify(slimmed)}`]
      })
      return lines.join('\n')
    },
  },
  transform: {
    filter: { id: inlinedIn },
    handler: (code) => {
      const contract = new URL('../contract/src/', import.meta.url).pathname
      return inlineCalls(code, (file) => importCalls(contract + file), parts)
    },
  },
})
