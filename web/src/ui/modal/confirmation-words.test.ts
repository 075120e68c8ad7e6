import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Phrase } from '#rules/text/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { words as uiWords } from '#web/ui/words.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const listFiles = async (pattern: string) => (await Array.fromAsync(glob(pattern, { cwd: root }))).toSorted()

type Words = Readonly<Record<string, Phrase>>
/** All phrases of a file; a question that another file shares may stand outside a catalogue. */
const readWords = async (file: string): Promise<Words> =>
  Object.assign({}, ...Object.values((await import(/* @vite-ignore */ file)) as object)) as Words

const toTexts = ({ ka, en }: Phrase): readonly { readonly locale: 'ka' | 'en'; readonly text: string }[] => [
  { locale: 'ka', text: ka },
  ...(typeof en === 'string' ? [en] : [en.one, en.other]).map((text) => ({ locale: 'en' as const, text })),
]

/** The specification gives these word for word. */
const specified: readonly Phrase[] = [messages.saveAnswer, messages.chooseThisGroup, messages.takenBefore]

/** "დავთმოთ ადგილი?", "Give up the seat?": a verb and its object. */
const pattern = { ka: /^[ა-ჰ]+თ \S.*\?$/u, en: /^(?!Do |Are |Really |Is )[A-Z][a-z]+ \S.*\?$/ }

const component = /<Confirm(?:Modal|Contents|Button)\b[\s\S]*?\btitle=\{([^}]*)\}/g

/** The phrases that are titles of confirmations, by the file that shows them. */
const listTitles = async () => {
  const titles: { readonly file: string; readonly title: Phrase }[] = []
  for (const file of await listFiles('{areas,app,parts}/**/*.tsx')) {
    const source = await readFile(`${root}${file}`, 'utf8')
    for (const [, expression = ''] of source.matchAll(component)) {
      const [, path = ''] = /import \{ words \} from '([^']+)'/.exec(source) ?? []
      const base = new URL(file, `file://${root}`)
      const words = await readWords(
        path.startsWith('#web/')
          ? `${root}${path.slice('#web/'.length)}`
          : fileURLToPath(new URL(path === '' ? './words.ts' : path, base)),
      ).catch((): Words => ({}))
      const withoutValues = expression.replaceAll(/=== '\w+'|text\([^)]*\)/g, '')
      const keys = [...withoutValues.matchAll(/'(\w+)'/g)].map(([, key = '']) => key)
      const found = keys.flatMap((key) => words[key] ?? (messages as Words)[key] ?? [])
      expect(found, `${file}: the title ${expression} is no phrase of its words`).not.toEqual([])
      for (const title of found) titles.push({ file, title })
    }
  }
  return titles
}

describe('the titles of confirmations', () => {
  it('are questions of a verb and its object, or as specified', async () => {
    const titles = await listTitles()
    expect(titles.length).toBeGreaterThan(12)
    const others = titles.filter(({ title }) => !specified.includes(title))
    for (const { file, title } of others)
      for (const { locale, text } of toTexts(title)) expect(text, file).toMatch(pattern[locale])
  })

  it('stand in no dialog with buttons of its own', async () => {
    for (const file of await listFiles('{areas,app,parts}/**/*.tsx')) {
      const source = await readFile(`${root}${file}`, 'utf8')
      // A red button is a confirmation by itself.
      expect(source, file).not.toMatch(/color="red"/)
      expect(source, file).not.toMatch(/cancelLabel/)
    }
  })
})

const leavingButton =
  /<(?:button|Button)\b[^<]*?onClick=\{(?:props\.)?on(?:Close|Cancel|Stop|Later|Leave|Keep)\}[^<]*?>\s*\{([^}]*)\}/g
/** The text of a button that leaves. */
const leave = /^(?:keepLabel \?\? )?[tmu]\('(?:cancel|later|close|back)'\)$/
/** Words that other portals use for the same, at the beginning of a label. */
const others = {
  ka: /^(?:არა|აღარ ვ[ა-ჰ]+|.* დარჩეს|ახლა არა|.* დატოვება)$/u,
  en: /^(?:Keep (?:it|my|the) ?.*|Never mind|Not now|No|No, .*|Dismiss|Go back|Stay|Abort)$/,
}
/** Does something to what was changed, so it names that. */
const actsOnChanges: ReadonlySet<string> = new Set(['areas/plans/words.ts keepOwnChanges'])
/** Names what stays, beside an action that cancels. */
const keep = { ka: /^[ა-ჰ]+ს შენარჩუნება$/u, en: /^Keep the [a-z]+$/ }
const keepLabel = /keepLabel=\{t\('(\w+)'\)\}/g
/** Texts that could mean cancelling the dialog as well as the thing, or giving it up. */
const cancelling = { ka: /გაუქმ|დათმობთ/u, en: /cancel|give up your/i }

describe('the words for leaving a dialog', () => {
  it('are one for "cancel" and one for "later", in both languages', async () => {
    const only = [uiWords.cancel, uiWords.later]
    for (const file of await listFiles('**/*words.ts')) {
      for (const [key, phrase] of Object.entries(await readWords(`${root}${file}`)))
        for (const { ka, en } of only)
          expect([`${file} ${key}`, phrase.ka === ka], `${file} ${key}`).toEqual([
            `${file} ${key}`,
            phrase.en === en,
          ])
    }
  })
  it('are used by each button that leaves', async () => {
    const labels: (readonly [file: string, label: string])[] = []
    for (const file of await listFiles('**/*.tsx')) {
      const source = await readFile(`${root}${file}`, 'utf8')
      for (const [, label = ''] of source.matchAll(leavingButton)) labels.push([file, label])
    }
    expect(labels.length).toBeGreaterThan(12)
    for (const [file, label] of labels) expect([file, label]).toEqual([file, expect.stringMatching(leave)])
  })

  it('name what stays where the text of a confirmation speaks of cancelling', async () => {
    const kept: string[] = []
    for (const file of await listFiles('areas/**/*.tsx')) {
      const source = await readFile(`${root}${file}`, 'utf8')
      for (const [found] of source.matchAll(
        /<Confirm(?:Modal|Button|Contents)\b[\s\S]*?<\/Confirm(?:Modal|Button|Contents)>/g,
      )) {
        const [, path = './words.ts'] = /import \{ words \} from '([^']+)'/.exec(source) ?? []
        const words = await readWords(
          path.startsWith('#web/')
            ? `${root}${path.slice('#web/'.length)}`
            : fileURLToPath(new URL(path, new URL(file, `file://${root}`))),
        ).catch((): Words => ({}))
        const texts = [...found.matchAll(/'(\w+)'/g)].flatMap(([, key = '']) =>
          words[key] === undefined ? [] : toTexts(words[key]),
        )
        const labels = [...found.matchAll(keepLabel)].map(([, key = '']) => words[key]!)
        const isCancelling = texts.some(({ locale, text }) => cancelling[locale].test(text))
        expect([file, labels.length], file).toEqual([file, isCancelling ? 1 : 0])
        for (const label of labels)
          for (const { locale, text } of toTexts(label)) expect(text, file).toMatch(keep[locale])
        if (isCancelling) kept.push(file)
      }
    }
    expect(kept.length).toBeGreaterThan(3)
  })

  it('are in no other words', async () => {
    for (const file of await listFiles('**/*words.ts')) {
      const phrases = Object.entries(await readWords(`${root}${file}`))
      for (const [key, phrase] of phrases.filter(([, { ka }]) => typeof ka === 'string'))
        for (const { locale, text } of toTexts(phrase))
          if (!actsOnChanges.has(`${file} ${key}`) && !keep[locale].test(text))
            expect(text, `${file} ${key}`).not.toMatch(others[locale])
    }
  })
})

it('opens dialogs by these frames alone, which stand at the bottom of a phone', async () => {
  const files: string[] = []
  for (const file of await listFiles('**/*.tsx'))
    if (
      /import \{[^}]*\b(?:Modal|Drawer|Dialog)\b[^}]*\} from '@mantine/.test(
        await readFile(`${root}${file}`, 'utf8'),
      )
    )
      files.push(file)
  expect(files).toEqual([
    // The title of a frame that is open already.
    'app/blocking-dialogs/LoadingDialog.tsx',
    'parts/group-picker/GroupSheet.tsx',
    'ui/modal/ModalContents.tsx',
    'ui/modal/ModalFrame.tsx',
  ])
})
