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
      expect(source, file).not.toMatch(/cancelLabel|keepLabel/)
    }
  })
})

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
})
