import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const screens = /^web\/src\/.*\.tsx?$/
const translator = /\bconst (\w+) = use(?:Words|Localized|FormatMessage)\(/g
const setter = /\bset(?!Timeout\b|Interval\b)[A-Z]\w*\(/g

/** From an opening parenthesis to the one that closes it. */
const readArguments = (text: string, start: number): string => {
  let depth = 0
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1
    if (text[end] === ')') depth -= 1
    if (depth === 0) return text.slice(start, end)
  }
  return text.slice(start)
}

/** A translated text in the state of a screen stays as it is when the language is switched: state keeps a `Message`. */
export const findStoredTexts = (root: string, paths: readonly string[]): string[] =>
  paths
    .filter((path) => screens.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const names = [...text.matchAll(translator)].map(([, name]) => name)
      if (names.length === 0) return []
      const translation = new RegExp(`(?<![\\w.])(${names.join('|')})\\(`)
      return [...text.matchAll(setter)]
        .filter(({ 0: call, index }) => translation.test(readArguments(text, index + call.length - 1)))
        .map(({ index }) => `state keeps a Message: ${path}:${text.slice(0, index).split('\n').length}`)
    })
