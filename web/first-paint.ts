import { readFile } from 'node:fs/promises'
import { build, type Plugin, type Rolldown } from 'vite'
import { calendar } from '../contract/src/studies/calendar.ts'
import { exams } from '../contract/src/studies/exams.ts'
import { menu } from '../contract/src/account/menu.ts'
import { registration } from '../contract/src/registration/registration.ts'
import { schedule } from '../contract/src/studies/schedule.ts'
import { session } from '../contract/src/account/session.ts'
import { words } from './src/areas/session/words.ts'
import { stillHome } from './still.ts'

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

/** What the screens of a student read, as they ask for it; a picture of home needs more than that. */
const user = session.user.path
const picture = [schedule.currentSchedule.path, registration.steps.path]
const dates = [calendar.academicCalendars.path, exams.schedule.path]
const menus = [`${menu.items.path}?position=1`, `${menu.items.path}?position=2`]

const addressIn = (tag: string): string => / (?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? ''

/** Takes the page as Vite built it; gives it without the tags of the portal's code, and the files that they name. */
const untied = (html: string) => {
  const tags =
    html.match(/\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g) ?? []
  const named = (sign: string) => tags.filter((tag) => tag.includes(sign)).map(addressIn)
  const left = tags.reduce((page, tag) => page.replace(tag, ''), html)
  return { left, entry: named('<script')[0]!, ahead: named('"modulepreload"'), sheets: named('"stylesheet"') }
}

const sourceOf = (bundle: Rolldown.OutputBundle, href: string): string => {
  const file = bundle[href.slice(1)]
  return file?.type === 'asset' ? String(file.source) : ''
}

/**
 * Puts into index.html what is seen before the portal's own code has come: style, script, and the words of the log-in
 * form in both languages. In a build that script decides what is fetched and in which order, and draws home.
 */
export const firstPaint = (): Plugin[] => {
  let still: Awaited<ReturnType<typeof stillHome>> | undefined
  return [
    {
      name: 'first-paint',
      transformIndexHtml: {
        order: 'pre',
        handler: async (html, { server }) => {
          const css = (await readFile(at('src/app/first-paint.css'), 'utf8')).replaceAll(
            '../../font/',
            '/font/',
          )
          const written = await script()
          const code = server ? written.replace('FIRST', 'undefined') : written
          return spoken(html)
            .replace('<style data-first-paint></style>', () => `<style>${css}</style>`)
            .replace('<script data-first-paint></script>', () => `<script>${code}</script>`)
        },
      },
    },
    {
      name: 'still',
      apply: 'build',
      async buildStart() {
        still = await stillHome()
        this.emitFile({ type: 'asset', fileName: still.fileName, source: still.code })
      },
    },
    {
      name: 'first-files',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle = {} }) => {
          const { left, entry, ahead, sheets } = untied(html)
          const start = [...ahead, entry]
          const fonts = Object.keys(bundle)
            .filter((name) => /(georgian|latin)-[^/]*\.woff2$/.test(name))
            .map((name) => `/${name}`)
          const wanted = (source: string) => filesOf(bundle, source).filter((name) => !start.includes(name))
          const frame = [...start, ...wanted('/app/Shell.tsx')]
          const drawn = `/${still?.fileName}`
          const asks = {
            form: [...start, ...wanted('/LoginScreen.tsx')],
            elsewhere: [...fonts, ...start],
            student: [user, ...fonts, ...frame, ...menus],
            home: [
              drawn,
              user,
              ...picture,
              ...fonts,
              ...dates,
              ...frame,
              ...wanted('/HomeScreen.tsx'),
              ...menus,
            ],
          }
          const first = { entry, still: drawn, asks: { ...asks, home: [...new Set(asks.home)] } }
          // A style sheet of its own would keep the form from being painted until it has come.
          const style = sheets.map((sheet) => sourceOf(bundle, sheet)).join('')
          return left
            .replace('</head>', () => `<style>${style}</style></head>`)
            .replace('FIRST', () => JSON.stringify(first))
        },
      },
    },
  ]
}
