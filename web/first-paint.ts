import { readFile } from 'node:fs/promises'
import { build, type Plugin, type Rolldown } from 'vite'
import { calendar } from '../contract/src/calendar.ts'
import { menu } from '../contract/src/menu.ts'
import { registration } from '../contract/src/registration.ts'
import { schedule } from '../contract/src/schedule.ts'
import { session } from '../contract/src/session.ts'
import { words } from './src/areas/session/words.ts'

const at = (path: string): URL => new URL(path, import.meta.url)

/** The script that stands in the page, as one small function. */
const script = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: at('src/app/first-paint.ts').pathname, formats: ['iife'], name: 'first' },
    },
  })
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return output.flatMap((each) => (each.type === 'chunk' ? [each.code.trim()] : [])).join('')
}

const spoken = (html: string): string =>
  html.replace(/data-t="(\w+)">/g, (_, key: keyof typeof words) => {
    const { ka, en } = words[key]
    return `><span class="ka">${ka}</span><span class="en">${en}</span>`
  })

/** Takes the bundle and a file of the source; gives the files of code and style that it needs, beside the page's own. */
const filesOf = (bundle: Rolldown.OutputBundle, source: string): string[] => {
  const all = Object.values(bundle).filter((each) => each.type === 'chunk')
  const files = new Set<string>()
  const take = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || chunk.isEntry || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet)
    for (const name of chunk.imports) take(all.find(({ fileName }) => fileName === name))
  }
  take(all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source))))
  return [...files].map((name) => `/${name}`)
}

/** What every screen of a student reads, and what home reads beside it: as the screens ask for it. */
const reads = {
  student: [session.user.path, `${menu.items.path}?position=1`, `${menu.items.path}?position=2`],
  home: [schedule.currentSchedule.path, registration.steps.path, calendar.academicCalendars.path],
}

/**
 * Puts into index.html what is seen before the portal's own code has come: style, script, and the words of the log-in
 * form in both languages; and in a build lets the browser fetch the code of the screen that stands there at once.
 */
export const firstPaint = (): Plugin[] => [
  {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const css = (await readFile(at('src/app/first-paint.css'), 'utf8')).replaceAll(
          '../../font/',
          '/font/',
        )
        const code = await script()
        return spoken(html)
          .replace('<style data-first-paint></style>', () => `<style>${css}</style>`)
          .replace('<script data-first-paint></script>', () => `<script>${code}</script>`)
      },
    },
  },
  {
    name: 'first-files',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const preloaded = (name: string): boolean => html.includes(name)
        const wanted = (source: string) => filesOf(bundle, source).filter((name) => !preloaded(name))
        const fonts = Object.keys(bundle).filter((name) => /(georgian|latin)-[^/]*\.woff2$/.test(name))
        const files = {
          fonts: fonts.map((name) => `/${name}`),
          form: wanted('/LoginScreen.tsx'),
          student: wanted('/app/Shell.tsx'),
          home: wanted('/HomeScreen.tsx'),
        }
        // A style sheet in the head would keep the form from being painted until it has come.
        const sheets = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? []
        return sheets
          .reduce((left, sheet) => left.replace(sheet, ''), html)
          .replace('</body>', `${sheets.join('')}\n  </body>`)
          .replace(/(["'`])__FIRST_FILES__\1/, () => JSON.stringify(files))
          .replace(/(["'`])__FIRST_READS__\1/, () => JSON.stringify(reads))
      },
    },
  },
]
