import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const pronoun = /\b(she|her|hers|herself)\b/i
/** Texts that the language lab gives to read. */
const readingTexts = 'demo/src/lab/'
const checkedFiles = /\.(ts|tsx|mjs|css|sql|md)$/

/** A student is "they": the lines that say otherwise, in code, comments and documents. */
export const findPronouns = (root: string, paths: readonly string[]): string[] =>
  paths
    .filter(
      (path) => checkedFiles.test(path) && !path.startsWith('boundaries/') && !path.startsWith(readingTexts),
    )
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, nth) => (pronoun.test(line) ? [`the student is "they": ${path}:${nth + 1}`] : [])),
    )
