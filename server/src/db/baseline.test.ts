import { describe, expect, it } from 'vitest'
import { hashText, listBaseline, schemaFolders } from './schema-files.ts'

/** Comments may be corrected; what is created may not. */
const withoutComments = (text: string): string =>
  text
    .replaceAll(/^comment on [\s\S]*?';$/gm, '')
    .replaceAll(/^ *--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')

describe('the baseline', () => {
  it('is not changed, because installed portals have it already: write a migration', async () => {
    const files = await listBaseline(schemaFolders)
    const text = files.map((file) => `${file.name}\n${withoutComments(file.text)}`).join('\n')
    expect(hashText(text)).toBe('f3333716be7019f257cc79a54f62a1c280919f9aa95f56ff34a9b3d464ca51bc')
  })
})
