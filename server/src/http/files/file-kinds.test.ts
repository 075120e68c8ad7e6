import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { allFileTypes, detectMimeType } from './file-kinds.ts'
import { smallFiles } from './test-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'portal-kinds-'))
afterAll(() => rm(folder, { recursive: true }))
let files = 0
const mime = async (bytes: string | Buffer, ending: string) => {
  const path = join(folder, String((files += 1)))
  await writeFile(path, bytes)
  return detectMimeType(path, ending)
}

describe('detectMimeType', () => {
  it.each(allFileTypes)('recognises a real .%s by its content', async (ending) => {
    expect(await mime(smallFiles[ending]!, ending)).toMatch(/^(application|text|image|audio|video)\//)
  })

  it('refuses each file under the extension of another type', async () => {
    // A text file may hold anything, and these two types begin with readable text.
    const isText = (is: string, called: string) =>
      ['txt', 'csv', 'rtf', 'pdf'].includes(is) && ['txt', 'csv'].includes(called)
    const isSame = (is: string, called: string) => is.replace('jpeg', 'jpg') === called.replace('jpeg', 'jpg')
    for (const is of allFileTypes) {
      for (const called of allFileTypes) {
        if (isSame(is, called) || isText(is, called)) continue
        expect([is, called, await mime(smallFiles[is]!, called)]).toEqual([is, called, null])
      }
    }
  })

  it.each([
    ['a page', '<!DOCTYPE html><script>alert(1)</script>'],
    ['a page after blanks and a mark', '\ufeff \n <html>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['XML', '<?xml version="1.0"?><a/>'],
    ['a script', '#!/bin/sh\nrm -rf /'],
    ['a program of Windows', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['a program of Linux', Buffer.from('7f454c4602010100', 'hex')],
    [
      'an installer in the wrapping of old Office',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)]),
    ],
    ['nothing that is known', Buffer.from('00010203040506', 'hex')],
  ])('refuses %s under every extension', async (_, bytes) => {
    for (const ending of allFileTypes) expect([ending, await mime(bytes, ending)]).toEqual([ending, null])
  })

  it('refuses an unknown extension, whatever the content', async () => {
    for (const ending of ['exe', 'html', 'svg', 'xml', '', 'constructor', '__proto__'])
      expect(await mime(smallFiles['pdf']!, ending)).toBe(null)
  })
})
