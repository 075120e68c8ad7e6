import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listCalls } from '#server/app/list-calls.ts'
import { listProjectFiles } from './project-files.ts'

const project = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(project, file), 'utf8')
const calls = listCalls()
const toRoute = ({ endpoint }: (typeof calls)[number]) => `${endpoint.method} ${endpoint.path}`

/** They name many calls, but send none: which reads a write makes stale, which are cached, which are requested early. */
const tables = [
  'web/src/api/freshness.ts',
  'web/src/api/topics/reads-by-topic.ts',
  'web/src/api/offline/cached-reads.ts',
  'web/src/app/routes.tsx',
]
const areas = new Set(calls.map(({ area }) => area))

/** The calls that a source file names, as `area.call`. */
const listUsedCalls = (text: string): string[] =>
  [...text.matchAll(/import (?:type )?\{([^}]*)\} from '#contract\//g)]
    .flatMap(([, names = '']) => names.split(','))
    .flatMap((imported) => {
      const [area = '', alias = area] = imported.trim().split(' as ')
      const uses = text.matchAll(new RegExp(`(?<![\\w.'/])${alias}\\.(\\w+)`, 'g'))
      return areas.has(area) ? [...uses].map(([, call]) => `${area}.${call}`) : []
    })

const sources = listProjectFiles(project).filter(
  (file) => /^(web|staff)\/src\/.*\.tsx?$/.test(file) && !file.includes('.test.') && !tables.includes(file),
)
const usedCalls = new Set(sources.flatMap((file) => listUsedCalls(read(file))))

/** Another reply gives the address, and the browser reads it as a picture. */
const readByAddress = ['exams.page', 'clubs.picture', 'books.cover']

describe('the contract', () => {
  it('has each built call either on a screen or for programs', () => {
    const used = calls.filter(({ name }) => usedCalls.has(name) || readByAddress.includes(name))
    const forPrograms = calls.filter(({ endpoint }) => endpoint.isForPrograms)
    const toNames = (some: typeof calls) => some.map(({ name }) => name).toSorted()
    expect(toNames([...used, ...forPrograms])).toEqual(toNames(calls))
  })
})

describe('docs/programs.md', () => {
  const rows = [...read('docs/programs.md').matchAll(/^\| `([^`]+)` +\|[^|]*\|([^|]*)\|$/gm)].map(
    ([, route, instead]) => ({ route: route!, instead: instead! }),
  )

  it('lists exactly the calls for programs', () => {
    const forPrograms = calls.filter(({ endpoint }) => endpoint.isForPrograms)
    expect(rows.map(({ route }) => route).toSorted()).toEqual(forPrograms.map(toRoute).toSorted())
  })

  it('names calls that a screen sends, where the screens have the same from', () => {
    const sent = new Set(calls.filter(({ name }) => usedCalls.has(name)).map(toRoute))
    const named = rows.flatMap(({ instead }) =>
      [...instead.matchAll(/`([^`]+)`/g)].map(([, route]) => route!),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((route) => !sent.has(route))).toEqual([])
  })
})
