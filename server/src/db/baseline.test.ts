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
  expect(hashText(text)).toBe('a4d7f094fcc49540b764e09184ec7e0a7df992453db4cb212c3b49059faf2d69')
})
