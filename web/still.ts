import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'
import { wire } from './wire.ts'

const src = new URL('./src/', import.meta.url).pathname
const still = `${src}app/still/`

/** What stands in place of what a still picture has no use for: it is drawn once, and never waits. */
const inPlace: Readonly<Record<string, string>> = {
  react: 'in-place-of-react.ts',
  'react/jsx-runtime': 'markup.ts',
  '@tanstack/react-query': 'in-place-of-reading.ts',
  [`${src}api/call.ts`]: 'in-place-of-reading.ts',
  '@tanstack/react-router': 'in-place-of-links.ts',
  [`${src}ui/layout/DataBoundary.tsx`]: 'in-place-of-loaded.ts',
}

const others = (): Plugin => ({
  name: 'in-place',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    async handler(source, importer) {
      const isOurs = source.startsWith('.') || source.startsWith('#')
      const resolved = isOurs ? await this.resolve(source, importer, { skipSelf: true }) : null
      const other = inPlace[resolved?.id ?? source]
      return other === undefined ? resolved : still + other
    },
  },
})

interface Still {
  readonly fileName: string
  readonly code: string
}

/** Gives the script that draws home before the portal's own code has come, with its style sheet in it. */
export const stillHome = async (): Promise<Still> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [wire(['path']), others()],
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: `${still}home.ts`, formats: ['iife'], name: 'still', cssFileName: 'still' },
    },
  })
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const style = output.map((each) => (each.fileName.endsWith('.css') && 'source' in each ? each.source : ''))
  const code = output
    .flatMap((each) => (each.type === 'chunk' ? [each.code.trim()] : []))
    .join('')
    .replace(/(["'`])__STILL_STYLE__\1/, () => JSON.stringify(style.join('').trim()))
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { fileName: `assets/still-${hash}.js`, code }
}
