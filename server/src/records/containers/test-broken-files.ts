import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newDir, toTextRow, writeFiles, writeWorkbook, writeZip } from './test-files.ts'

export const ofFolder = (files: Readonly<Record<string, string | Uint8Array>>) => () => writeFiles(files)
export const schools = (text: string | Uint8Array) => ofFolder({ 'schools.csv': text })
export const head = 'code,name_ka,name_en\n'
const subjects = (rows: string, columns = 'code,name_ka,name_en,credits') =>
  ofFolder({ 'subjects.csv': `${columns}\n${rows}` })
export const students = (rows: string, more = '') =>
  ofFolder({
    'students.csv': `code,first_name_ka,last_name_ka,first_name_en,last_name_en,programme,university_email,entry_year${more}\n${rows}`,
  })
const modules = (rows: string) =>
  ofFolder({ 'modules.csv': `code,programme,name_ka,name_en,kind,after_module\n${rows}` })

const halfZip = async () => {
  const path = await writeZip({ 'schools.csv': head + 'X,ა,A\n'.repeat(1000) })
  const bytes = await readFile(path)
  await writeFile(path, bytes.subarray(0, bytes.length / 2))
  return path
}
const changedZip = async () => {
  const path = await writeZip({ 'schools.csv': head + 'X,ა,A\n'.repeat(1000) })
  const bytes = await readFile(path)
  bytes.fill(0xff, 60, 75)
  await writeFile(path, bytes)
  return path
}
const noContainer = (name: string) => async () => {
  const path = join(await newDir(), name)
  await writeFile(path, 'code,name\n')
  return path
}
/** The flag that says that an entry is encrypted, in both of its headers. */
const encryptedZip = async () => {
  const path = await writeZip({ 'schools.csv': head })
  const bytes = await readFile(path)
  bytes[6] = (bytes[6] ?? 0) | 1
  const central = bytes.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
  bytes[central + 8] = (bytes[central + 8] ?? 0) | 1
  await writeFile(path, bytes)
  return path
}

export type BrokenFile = [name: string, make: () => Promise<string>, said: string]

// Each is refused with file, line and repair, and nothing is changed.
export const brokenFiles: readonly BrokenFile[] = [
  ['an empty file', schools(''), 'schools.csv:1 code "code" the column code is missing'],
  ['only a head of another table', schools('a,b\n'), 'schools.csv:1 a "a" there is no such column'],
  [
    'a missing column',
    schools('code,name_ka\nX,ა\n'),
    'schools.csv:1 name_en "name_en" the column name_en is missing',
  ],
  ['a column twice', schools('code,name_ka,name_en,code\nX,ა,A,X\n'), 'schools.csv:1 code "code" the column'],
  [
    'an unknown column',
    schools('code,name_ka,name_en,nmae\n'),
    'schools.csv:1 nmae "nmae" there is no such column',
  ],
  ['an unknown file', ofFolder({ 'shcools.csv': head }), 'shcools.csv:0  "shcools" there is no such table'],
  ['a cell too many', schools(`${head}X,ა,A,more\n`), 'schools.csv:2  "X ა A more" the row has more cells'],
  [
    'a required value that is empty',
    schools(`${head}X,,A\n`),
    'schools.csv:2 name_ka "" a required value is empty',
  ],
  ['a duplicate key', schools(`${head}X,ა,A\nY,ბ,B\nX,გ,C\n`), 'schools.csv:4 code "X" an earlier row'],
  [
    'question marks for letters',
    schools(`${head}X,?????,A\n`),
    'schools.csv:2 name_ka "?????" there are question marks',
  ],
  [
    'NUL bytes',
    schools(`${head}X,\u0000,A\n`),
    'schools.csv: it is UTF-16 without a byte order mark, or no text',
  ],
  [
    'a control character',
    schools(`${head}X,ა\u0007,A\n`),
    'schools.csv:2 name_ka "ა\u0007" the text has an invisible',
  ],
  ['a lone quotation mark', schools(`${head}X,"ა,A\n`), 'schools.csv cannot be read from line 2'],
  [
    'a quotation mark inside',
    schools(`${head}X,ა"ბ,A\n`),
    'schools.csv cannot be read from line 1 on: Invalid Opening Quote',
  ],
  [
    'Latin-1',
    schools(Buffer.from(`${head}X,a,é\n`, 'latin1')),
    'schools.csv, line 2: it is not UTF-8, but in an older',
  ],
  [
    'Latin-1 after many lines',
    schools(Buffer.concat([Buffer.from(head + 'X,ა,A\n'.repeat(30_000)), Buffer.from('Y,a,ö\n', 'latin1')])),
    'schools.csv, line 30002: it is not UTF-8',
  ],
  [
    'a last letter that is cut',
    schools(Buffer.concat([Buffer.from(`${head}X,ა,A`), Buffer.of(0xe1)])),
    'schools.csv, line 2: it is not UTF-8',
  ],
  ['UTF-16 without a mark', schools(Buffer.from(head, 'utf16le')), 'schools.csv: it is UTF-16 without'],
  [
    'a workbook named .csv',
    schools('PK\u0003\u0004x'),
    'schools.csv: it is a workbook or a ZIP file, not CSV',
  ],
  [
    'a number in words',
    subjects('L1,ა,A,six\n'),
    'subjects.csv:2 credits "six" the value is not a whole number',
  ],
  [
    'a number too large',
    subjects('L1,ა,A,1000000\n'),
    'subjects.csv:2 credits "1000000" the number is not between',
  ],
  [
    'a number with a comma',
    subjects('L1,ა,A,"5,0"\n'),
    'subjects.csv:2 credits "5,0" the value is not a whole',
  ],
  ['a negative number', subjects('L1,ა,A,-1\n'), 'subjects.csv:2 credits "-1" the number is not between'],
  ['a text too long', subjects(`L1,${'ა'.repeat(301)},A,5\n`), 'subjects.csv:2 name_ka'],
  [
    'an unknown code',
    subjects('L1,ა,A,5,XX\n', 'code,name_ka,name_en,credits,school'),
    'subjects.csv:2 school "XX" no row of schools has this code',
  ],
  [
    'a code that another file of the import removes',
    ofFolder({
      'schools.csv': `${head}ART,ხ,Art\n`,
      'programmes.csv':
        'code,school,name_ka,name_en,category,level,ects,semesters\nLAW-BA,LAW,ს,Law,1,bachelor,240,8\n',
    }),
    'programmes.csv:2 school "LAW" no row of schools has this code',
  ],
  [
    'an unknown choice',
    ofFolder({
      'programmes.csv':
        'code,school,name_ka,name_en,category,level,ects,semesters\nP,LAW,ს,Law,1,phd,240,8\n',
    }),
    'programmes.csv:2 level "phd"',
  ],
  [
    'a cycle of prerequisites',
    ofFolder({
      'subjects.csv': 'code,name_ka,name_en,credits\nL1,ა,A,5\nL2,ბ,B,5\n',
      'prerequisites.csv': 'subject,prerequisite\nL1,L2\nL2,L1\n',
    }),
    'the subject would be its own prerequisite',
  ],
  [
    'a cycle of modules',
    modules('A,LAW-BA,ა,A,compulsory,B\nB,LAW-BA,ბ,B,compulsory,A\n'),
    'the module would wait for itself',
  ],
  [
    'an e-mail that is none',
    students('U1,ა,ბ,A,B,LAW-BA,nobody,2024\n'),
    'students.csv:2 university_email "nobody"',
  ],
  [
    'an e-mail of two students',
    students('U1,ა,ბ,A,B,LAW-BA,a@b.example,2024\nU2,ა,ბ,A,B,LAW-BA,A@b.example,2024\n'),
    'students.csv:3 university_email "A@b.example" another student has the same',
  ],
  [
    'a code in other letters',
    students('U1,ა,ბ,A,B,LAW-BA,a@b.example,2024\nu1,ა,ბ,A,B,LAW-BA,c@b.example,2024\n'),
    'another student has the code in other letters',
  ],
  [
    'a year of another world',
    students('U1,ა,ბ,A,B,LAW-BA,a@b.example,20244\n'),
    'students.csv:2 entry_year "20244"',
  ],
  [
    'a day that never was',
    ofFolder({ 'holidays.csv': 'day,name_ka,name_en\n2026-02-30,ა,A\n' }),
    'holidays.csv:2 day "2026-02-30" there is no such date',
  ],
  [
    'a date of another country',
    ofFolder({ 'holidays.csv': 'day,name_ka,name_en\n14/09/2026,ა,A\n' }),
    'holidays.csv:2 day "14/09/2026" there is no such date',
  ],
  [
    'an end before the beginning',
    ofFolder({
      'semesters.csv': 'code,name_ka,name_en,starts_on,ends_on\n2026-autumn,ა,A,2026-09-14,2026-09-01\n',
    }),
    'semesters.csv:2 ends_on "2026-09-01" the last day is not after the first',
  ],
  [
    'a window that closes before it opens',
    ofFolder({
      'semesters.csv': 'code,name_ka,name_en,starts_on,ends_on\n2026-autumn,ა,A,2026-09-14,2027-02-01\n',
      'registration_windows.csv':
        'code,semester,step,starts_at,ends_at\nW,2026-autumn,2,2026-09-07T12:00,2026-09-07T11:00\n',
    }),
    'registration_windows.csv:2 ends_at "2026-09-07T11:00" the end is not after the beginning',
  ],
  ['half a ZIP file', halfZip, 'records.zip: it is no complete ZIP file'],
  ['a ZIP file with other bytes inside', changedZip, 'records.zip: it is damaged'],
  ['no ZIP file', noContainer('records.zip'), 'records.zip: it is no complete ZIP file. Send'],
  ['no workbook', noContainer('records.xlsx'), 'records.xlsx: it is no complete workbook. Open'],
  ['an encrypted ZIP file', encryptedZip, 'records.zip: schools.csv is encrypted'],
  [
    'two files of one name in a ZIP file',
    () => writeZip({ 'a/schools.csv': head, 'b/schools.csv': head }),
    'records.zip: it has two files of the name schools.csv',
  ],
  [
    'a path out of the folder',
    () => writeZip({ '../schools.csv': head }),
    'records.zip: it is damaged (invalid relative path',
  ],
  [
    'a formula',
    () =>
      writeWorkbook(
        'schools',
        `${toTextRow(1, 'code', 'name_ka', 'name_en')}<row r="2"><c r="A2"><f>1+1</f><v>2</v></c></row>`,
      ),
    'records.xlsx, sheet schools:2 code "2" the cell has a formula. Copy the column',
  ],
  [
    'an error cell',
    () =>
      writeWorkbook(
        'schools',
        `${toTextRow(1, 'code', 'name_ka', 'name_en')}<row r="7"><c r="B7" t="e"><v>#N/A</v></c></row>`,
      ),
    'records.xlsx, sheet schools:7 name_ka "#N/A" the cell has an error',
  ],
  [
    'a personal number without its zeros',
    () =>
      writeWorkbook(
        'students',
        `${toTextRow(1, 'code', 'personal_number')}<row r="2"><c t="inlineStr"><is><t>U1</t></is></c><c><v>1001012345</v></c></row>`,
      ),
    'sheet students:2 personal_number "1001012345" the personal number has fewer than 11 digits',
  ],
  [
    'a number that Excel has rounded',
    () =>
      writeWorkbook(
        'schools',
        `${toTextRow(1, 'code', 'name_ka', 'name_en')}<row r="2"><c><v>1.23456789012346E+19</v></c></row>`,
      ),
    'sheet schools:2 code "1.23456789012346E+19" the number is so long',
  ],
  [
    'merged cells',
    () =>
      writeWorkbook(
        'schools',
        `${toTextRow(1, 'code', 'name_ka', 'name_en')}${toTextRow(2, 'X', 'ა', 'A')}`,
        {
          rest: '<mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>',
        },
      ),
    'sheet schools:2 name_ka "B2:B3" the cells are merged',
  ],
  [
    'a hidden sheet',
    () => writeWorkbook('schools', toTextRow(1, 'code', 'name_ka', 'name_en'), { isHidden: true }),
    'sheet schools:0  "schools" the sheet is hidden',
  ],
  [
    'a workbook with entities of its own',
    () => writeWorkbook('schools', `<!DOCTYPE x [<!ENTITY a "b">]>${toTextRow(1, '&a;')}`),
    'records.xlsx is no workbook that can be read',
  ],
]
