import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { callMessages } from '#web/i18n/call-messages.ts'
import { messages } from '#web/i18n/messages.ts'
import { listProjectFiles } from './project-files.ts'

const root = join(import.meta.dirname, '..')
const screens = listProjectFiles(root)
  .filter((path) => /^(web|staff)\/src\/.*\.tsx?$/.test(path))
  .filter((path) => !/\.test\.tsx?$|i18n\/(call-)?messages\.ts$/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .filter((text) => /messages\.ts'|callMessages/.test(text))
  .join('\n')

it.each(Object.keys({ ...messages, ...callMessages }))('the message "%s" is shown by a screen', (key) => {
  expect(screens).toMatch(new RegExp(`[mM]essages\\.${key}\\b|\\('${key}'|'${key}'`))
})
