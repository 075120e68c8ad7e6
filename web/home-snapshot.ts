import { build, type Plugin } from 'vite'
import { toClassName } from './class-name.ts'
import { minifyAgain } from './minify-again.ts'
import { slimContract } from './slim-contract.ts'
import { iconPaths } from './src/ui/icon-paths.ts'
import { words } from './src/ui/words.ts'

const src = new URL('./src/', import.meta.url).pathname
const folder = `${src}app/first-paint/`

/** The snapshot is rendered once and never waits, so these modules are replaced by stubs. */
const stubs: Readonly<Record<string, string>> = {
  react: 'stub-react.ts',
  'react/jsx-runtime': 'jsx-to-html.ts',
  '@tanstack/react-query': 'stub-query.ts',
  [`${src}api/call.ts`]: 'stub-query.ts',
  [`${src}api/problem.ts`]: 'stub-problem.ts',
  '@tanstack/react-router': 'stub-router.ts',
  [`${src}ui/layout/DataBoundary.tsx`]: 'stub-data-boundary.ts',
  [`${src}areas/home/LazyPlanWeek.tsx`]: 'stub-plan-week.ts',
  [`${src}areas/home/news/LazyNewsLines.tsx`]: 'stub-news-lines.ts',
}

const replaceByStubs = (): Plugin => ({
  name: 'replace-by-stubs',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    async handler(source, importer) {
      const isOurs = source.startsWith('.') || source.startsWith('#')
      const resolved = isOurs ? await this.resolve(source, importer, { skipSelf: true }) : null
      const stub = stubs[resolved?.id ?? source]
      return stub === undefined ? resolved : folder + stub
    },
  },
})

/** Without the icons and the common words that nothing in the code names: a bundler keeps the whole lists. */
const removeUnused = (code: string): string => {
  const isNamed = (name: string) => ['"', "'", '`'].some((quote) => code.includes(quote + name + quote))
  const [quote, text] = ['["\'`]', '["\'`][^"\'`]*["\'`]']
  const unused = [
    ...Object.entries(iconPaths).map(([name, path]) => [name, quote + path + quote] as const),
    ...Object.keys(words).map((name) => [name, `\\{ka:${text},en:${text}\\}`] as const),
  ].filter(([name]) => !isNamed(name))
  return unused.reduce((left, [name, value]) => left.replace(new RegExp(`\\b${name}:${value},?`), ''), code)
}

/** The script that draws home before the portal's code has loaded, with its style sheet inside. */
export const buildHomeSnapshot = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    css: { modules: { generateScopedName: toClassName } },
    plugins: [slimContract(['path']), replaceByStubs()],
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: `${folder}draw-home.ts`, formats: ['iife'], name: 'snapshot', cssFileName: 'snapshot' },
    },
  })
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const style = output.map((each) => (each.fileName.endsWith('.css') && 'source' in each ? each.source : ''))
  const code = output
    .flatMap((each) => (each.type === 'chunk' ? [each.code.trim()] : []))
    .join('')
    .replace(/(["'`])__SNAPSHOT_STYLE__\1/, () => JSON.stringify(style.join('').trim()))
  // Every first visit to home downloads these components twice, here and as files.
  return minifyAgain(removeUnused(code), false)
}
