import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { pack } from './pack-records.ts'

const made: string[] = []
afterAll(async () => {
  for (const dir of made) await rm(dir, { recursive: true, force: true })
})

/** A folder that is removed after the tests of the file. */
export const newDir = async (): Promise<string> => {
  const dir = await mkdtemp(join(tmpdir(), 'portal-record-files-'))
  made.push(dir)
  return dir
}

/** A folder of these files; texts are written in UTF-8. */
export const writeFiles = async (files: Readonly<Record<string, string | Uint8Array>>): Promise<string> => {
  const dir = await newDir()
  for (const [name, content] of Object.entries(files)) await writeFile(join(dir, name), content)
  return dir
}

const toFiles = async function* (files: Readonly<Record<string, string | Uint8Array>>) {
  await Promise.resolve()
  for (const [name, text] of Object.entries(files)) yield { name, text: [text] }
}

export const writeZip = async (files: Readonly<Record<string, string | Uint8Array>>): Promise<string> => {
  const path = join(await newDir(), 'records.zip')
  await pack(path, toFiles(files))
  return path
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface WorkbookParts {
  readonly styles?: string
  readonly strings?: string
  readonly is1904?: boolean
  readonly isHidden?: boolean
  /** After the rows. */
  readonly rest?: string
}

/** A workbook with one sheet, whose rows are given as XML. */
export const writeWorkbook = async (
  sheet: string,
  rows: string,
  { styles = '', strings = '', is1904 = false, isHidden = false, rest = '' }: WorkbookParts = {},
): Promise<string> => {
  const path = join(await newDir(), 'records.xlsx')
  await pack(
    path,
    toFiles({
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets><sheet name="${sheet}" sheetId="1"${isHidden ? ' state="hidden"' : ''} r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${rest}</worksheet>`,
      ...(styles && { 'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>` }),
      ...(strings && { 'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>` }),
    }),
  )
  return path
}

/** The XML of a row whose cells are texts. */
export const toTextRow = (line: number, ...values: readonly string[]): string =>
  `<row r="${line}">${values.map((value) => `<c t="inlineStr"><is><t>${value}</t></is></c>`).join('')}</row>`
