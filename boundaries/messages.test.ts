import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { callMessages } from '#web/i18n/call-messages.ts'
import { messages } from '#web/i18n/messages.ts'
import { listProjectFiles } from './project-files.ts'

const root = join(import.meta.dirname, '..')
const screens = listProjectFiles(root)
  .filter((path) => /^(web|staff)\/src\/.*(?<!\.test)\.tsx?$/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))

/** The keys that screens read: `messages.key`, or `t('key')` where `t` comes from `useWords(messages)`. */
const findKeys = (name: 'messages' | 'callMessages', file: string): Set<string> =>
  new Set(
    screens
      .filter((text) => text.includes(`i18n/${file}.ts'`))
      .flatMap((text) => {
        const readers = [...text.matchAll(new RegExp(`const (\\w+) = useWords\\(${name}\\)`, 'g'))]
        const calls = readers.flatMap(([, reader]) =>
          [...text.matchAll(new RegExp(`\\b${reader}\\(([^)]*)`, 'g'))].flatMap(([, given]) => [
            ...given!.matchAll(/'(\w+)'/g),
          ]),
        )
        return [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ...calls].map(([, key]) => key!)
      }),
  )

// spec 8.7
it.each([
  ['messages', 'messages', messages],
  ['callMessages', 'call-messages', callMessages],
] as const)('every message of %s is shown by a screen', (name, file, catalogue) => {
  const used = findKeys(name, file)
  expect(Object.keys(catalogue).filter((key) => !used.has(key))).toEqual([])
})
