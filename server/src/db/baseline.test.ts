import { expect, it } from 'vitest'
import { hashText, listBaseline, schemaFolders } from './schema-files.ts'

/** Comments may be corrected; what is created may not. */
const withoutComments = (text: string): string =>
  text
    .replaceAll(/^comment on [\s\S]*?';$/gm, '')
    .replaceAll(/^ *--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')

it('the baseline is not changed, because installed portals have it already: write a migration', async () => {
  const files = await listBaseline(schemaFolders)
  const text = files.map((file) => `${file.name}\n${withoutComments(file.text)}`).join('\n')
  expect(hashText(text)).toBe('7abb619056bf78d3d4b83a31ae2c2b704dd54fd70ae6d549631a0885cf64821c')
})
