import { readFile } from 'node:fs/promises'
import { build, type Plugin, type Rolldown } from 'vite'
import { agenda } from '../contract/src/account/agenda.ts'
import { calendar } from '../contract/src/studies/calendar.ts'
import { evaluations } from '../contract/src/studies/evaluations.ts'
import { exams } from '../contract/src/studies/exams.ts'
import { menu } from '../contract/src/account/menu.ts'
import { schedule } from '../contract/src/studies/schedule.ts'
import { session } from '../contract/src/account/session.ts'
import { collectFiles } from './collect-files.ts'
import { words as sessionWords } from './src/areas/session/words.ts'
import { passwordWords } from './src/ui/form/password-words.ts'
import { buildHomeSnapshot } from './home-snapshot.ts'

const at = (path: string): URL => new URL(path, import.meta.url)

/** The page's inline script. */
const buildScript = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: at('src/app/first-paint/first-paint.ts').pathname, formats: ['iife'], name: 'first' },
    },
  })
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return output.flatMap((each) => (each.type === 'chunk' ? [each.code.trim()] : [])).join('')
}

const { showPassword } = passwordWords
const words = { showPassword, ...sessionWords }

const fillTexts = (html: string): string =>
  html.replace(/data-t="(\w+)">/g, (_, key: keyof typeof words) => {
    const { ka, en } = words[key]
    return `><span class="ka">${ka}</span><span class="en">${en}</span>`
  })

/** The reads of every student screen; the snapshot of home needs more. */
const user = session.user.path
const snapshotReads = [agenda.list.path, schedule.currentSchedule.path]
const laterReads = [evaluations.semesters.path, exams.schedule.path, calendar.academicCalendars.path]
const menus = [`${menu.items.path}?position=1`, `${menu.items.path}?position=2`]

const addressInTag = (tag: string): string => / (?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? ''

/** The built page without the tags of the portal's code, and the files that the tags name. */
const removeCodeTags = (html: string) => {
  const tags =
    html.match(/\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g) ?? []
  const named = (sign: string) => tags.filter((tag) => tag.includes(sign)).map(addressInTag)
  const left = tags.reduce((page, tag) => page.replace(tag, ''), html)
  return {
    left,
    entry: named('<script')[0]!,
    preloads: named('"modulepreload"'),
    sheets: named('"stylesheet"'),
  }
}

const readAsset = (bundle: Rolldown.OutputBundle, href: string): string => {
  const file = bundle[href.slice(1)]
  return file?.type === 'asset' ? String(file.source) : ''
}

/**
 * Inlines into index.html what is shown before the portal's code has loaded: styles, script, and the texts of the log-in
 * form in both languages. In a build the script decides what is requested and in which order. home.html is the same page
 * with the script that draws home: in the page it arrives while the reads are on their way.
 */
export const firstPaint = (): Plugin[] => {
  return [
    {
      name: 'first-paint',
      transformIndexHtml: {
        order: 'pre',
        handler: async (html, { server }) => {
          const sheets = ['src/ui/tokens.css', 'src/ui/global.css']
          const texts = await Promise.all(sheets.map((sheet) => readFile(at(sheet), 'utf8')))
          const css = texts.join('').replaceAll('../../font/', '/font/')
          const written = await buildScript()
          const code = server ? written.replace('FIRST', 'undefined') : written
          return fillTexts(html)
            .replace('<style data-first-paint></style>', () => `<style>${css}</style>`)
            .replace('<script data-first-paint></script>', () => `<script>${code}</script>`)
        },
      },
    },
    {
      name: 'first-files',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle = {} }) => {
          const { left, entry, preloads, sheets } = removeCodeTags(html)
          const start = [...preloads, entry]
          const fonts = Object.keys(bundle)
            .filter((name) => /(georgian|latin)-[^/]*\.woff2$/.test(name))
            .map((name) => `/${name}`)
          const filesFor = (source: string) =>
            collectFiles(bundle, source).filter((name) => !start.includes(name))
          const frame = [...start, ...filesFor('/app/shell/Shell.tsx')]
          const requests = {
            form: [...start, ...filesFor('/LoginScreen.tsx')],
            elsewhere: [...fonts, ...start],
            student: [user, ...fonts, ...frame, ...menus, ...filesFor('/app/shell/MantineScope.tsx')],
            home: [
              user,
              ...snapshotReads,
              ...fonts,
              ...laterReads,
              ...frame,
              ...filesFor('/HomeScreen.tsx'),
              ...menus,
            ],
          }
          const first = { entry, requests: { ...requests, home: [...new Set(requests.home)] } }
          // A separate style sheet would delay the painting of the form.
          const style = sheets.map((sheet) => readAsset(bundle, sheet)).join('')
          return left
            .replace('</head>', () => `<style>${style}</style></head>`)
            .replace('FIRST', () => JSON.stringify(first))
        },
      },
    },
    {
      name: 'home-page',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler: async function (_options, bundle) {
          const page = bundle['index.html']
          if (page?.type !== 'asset') throw new Error('home.html is made from index.html')
          const script = `<script>${(await buildHomeSnapshot()).replaceAll('</', String.raw`<\/`)}</script>`
          const source = String(page.source)
            .replace('<html ', '<html data-draws-home ')
            // Requests of the other screens are left to their pages.
            .replace(/"student":\[[^\]]*\],?/, '')
            .replace('</body>', () => `${script}</body>`)
          this.emitFile({ type: 'asset', fileName: 'home.html', source })
        },
      },
    },
  ]
}
