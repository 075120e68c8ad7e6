import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { detectMimeType } from '#server/http/files/file-kinds.ts'
import { makeWordFile, wordMime } from './word-file.ts'

test('is accepted by the portal as a Word file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-word-'))
  const path = join(folder, 'file')
  await writeFile(path, makeWordFile('სათაური & <b>', ['ტექსტი']))
  expect(await detectMimeType(path, 'docx')).toBe(wordMime)
  await rm(folder, { recursive: true })
})
