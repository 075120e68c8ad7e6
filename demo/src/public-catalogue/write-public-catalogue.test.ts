import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { readFolder } from '#server/areas/catalogue/files/read-folder.ts'
import { readCatalogue } from '#server/areas/catalogue/read-catalogue.ts'
import { writePublicCatalogue } from './write-public-catalogue.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'portal-catalogue-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const data = fileURLToPath(new URL('../../../data', import.meta.url))

describe('writePublicCatalogue', () => {
  it.each([
    ['muni-fi-spr17', 186, 516, 1469, 9137],
    ['yach-fal17', 91, 417, 821, 4163],
    ['bet-fal17', 353, 983, 3018, 18_827],
  ])(
    'completes the files of %s, so that the import takes them',
    async (name, subjects, groups, students, demand) => {
      const written = await readFolder(await writePublicCatalogue(join(data, name), dataDir))
      const { catalogue, bad, ignored } = readCatalogue(written)
      expect({ bad, ignored }).toEqual({ bad: [], ignored: [] })
      const sizes = [catalogue.subjects, catalogue.groups, catalogue.students, catalogue.demand]
      expect(sizes.map(({ length }) => length)).toEqual([subjects, groups, students, demand])
      expect(Buffer.from(written.get('groups.csv') ?? [])).toEqual(
        readFileSync(join(data, name, 'groups.csv')),
      )
    },
  )

  it('writes the same names each time', async () => {
    const write = async () => readFolder(await writePublicCatalogue(join(data, 'yach-fal17'), dataDir))
    expect(await write()).toEqual(await write())
  })
})
