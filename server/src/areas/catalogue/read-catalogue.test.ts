import { describe, expect, it } from 'vitest'
import type { BadRow } from './files/bad-row.ts'
import { formatBadRows } from './format-report.ts'
import { readCatalogue } from './read-catalogue.ts'
import { testCatalogueFiles, testCatalogueTexts, type TestRows } from './test-catalogue-files.ts'

const good = 'G1,S1,1,1,,20,0101000,10:00,11:50,11011,28'

const listBad = (rows: TestRows) => readCatalogue(testCatalogueFiles(rows)).bad
const toText = ({ file, line, cause, value }: BadRow) => `${file}:${line} ${cause} "${value ?? ''}"`

/** Reads a catalogue of which the bytes of one file are others. */
const readWith = (file: string, toBytes: (text: string) => Buffer, rows: TestRows = {}) => {
  const text = testCatalogueTexts(rows).get(file) ?? ''
  return readCatalogue(new Map([...testCatalogueFiles(rows), [file, toBytes(text)]]))
}

describe('readCatalogue', () => {
  it('reads masks as weekdays and ranges of weeks', () => {
    const { catalogue, bad } = readCatalogue(testCatalogueFiles())
    expect(bad).toEqual([])
    expect(catalogue.groups).toMatchObject([
      {
        weekdays: [2, 4],
        weeks: [
          { first: 0, last: 1 },
          { first: 3, last: 4 },
        ],
        termWeeks: 5,
        capacity: 20,
      },
    ])
  })

  it('takes names, credits and e-mail addresses from the files', () => {
    const { catalogue } = readCatalogue(testCatalogueFiles())
    expect(catalogue.programme).toMatchObject({ programme_name_en: 'Programme', ects: 240 })
    expect(catalogue.subjects).toMatchObject([{ name_ka: 'ალგებრა', name_en: 'Algebra', credits: 5 }])
    expect(catalogue.students).toMatchObject([
      { first_name_ka: 'ნინო', university_email: 'u1@students.example' },
    ])
  })

  it('stores names composed', () => {
    const { catalogue } = readCatalogue(testCatalogueFiles({ subjects: ['S1,ალგებრა,Zoe\u0308,5'] }))
    expect(catalogue.subjects).toMatchObject([{ name_en: 'Zoë' }])
  })

  it('refuses files without names and credits, and makes up none', () => {
    const files = testCatalogueFiles()
    const { bad } = readCatalogue(new Map([...files, ['subjects.csv', Buffer.from('subject_code\nS1\n')]]))
    expect(bad.map(toText)).toEqual([
      'subjects.csv:1 the first line lacks the columns name_ka, name_en, credits (names are separated by commas, semicolons or tabs) "subject_code"',
    ])
  })

  it.each([
    ['subjects', 'S2,,Logic,5', 'name_ka is empty ""'],
    ['subjects', 'S2,???,Logic,5', 'name_ka has question marks instead of letters'],
    ['subjects', 'S2,ლოგიკა,Logic,', 'credits is not a whole number ""'],
    ['subjects', 'S2,ლოგიკა,Logic,61', 'credits is more than 60 "61"'],
    ['subjects', 'S1,ლოგიკა,Logic,5', 'the subject stands there twice "S1"'],
    ['students', 'U2,ანა,ბერიძე,Ana,,u2@students.example', 'last_name_en is empty ""'],
    ['students', 'U2,ანა,ბერიძე,Ana,Beridze,u2', 'university_email is not an e-mail address "u2"'],
    ['students', 'u1,ანა,ბერიძე,Ana,Beridze,u2@students.example', 'the student stands there twice "u1"'],
    [
      'students',
      'U2,ანა,ბერიძე,Ana,Beridze,U1@students.example',
      'another student has the same university_email "U1@students.example"',
    ],
    [
      'students',
      'U\u200B2,ანა,ბერიძე,Ana,Beridze,u2@students.example',
      'student_code has an invisible character (ZERO WIDTH SPACE, U+200B): type it again "U\u200B2"',
    ],
    ['subjects', 'S2,\u3164,Logic,5', 'name_ka has an invisible character (HANGUL FILLER, U+3164)'],
    ['demand', 'U1,S1', 'the student requests the subject twice "U1 S1"'],
    ['demand', 'U1,S9', 'the subject is not in subjects.csv "S9"'],
    ['programme', 'ა,A,ბ,B,გ,C,1,1,240,8', 'there is more than one programme ""'],
  ] as const)('names file, line, reason and value of a bad row of %s.csv: %s', (file, row, reason) => {
    const rows = testCatalogueTexts().get(`${file}.csv`)?.trim().split('\n').slice(1) ?? []
    const bad = listBad({ [file]: [...rows, row] })
    expect(bad).toHaveLength(1)
    expect(bad.map(toText)[0]).toContain(`${file}.csv:3 ${reason}`)
  })

  it.each([
    ['capacity', 'G2,S1,1,1,,many,1000000,10:00,11:00,11111,', 'capacity is not a whole number "many"'],
    [
      'large capacity',
      'G2,S1,1,1,,1000000,1000000,10:00,11:00,11111,',
      'capacity is more than 999999 "1000000"',
    ],
    ['part', 'G2,S1,1,0,,5,1000000,10:00,11:00,11111,', 'part is less than 1 "0"'],
    ['days', 'G2,S1,1,1,,5,0000000,10:00,11:00,11111,', 'days is not a mask of seven'],
    ['weeks', 'G2,S1,1,1,,5,1000000,10:00,11:00,00000,', 'weeks is not a mask of up to sixty'],
    ['time', 'G2,S1,1,1,,5,1000000,25:00,11:00,11111,', 'start is not a time HH:MM "25:00"'],
    ['order', 'G2,S1,1,1,,5,1000000,12:00,11:00,11111,', 'end is not after the start "11:00"'],
    ['subject', 'G2,S9,1,1,,5,1000000,10:00,11:00,11111,', 'the subject is not in subjects.csv "S9"'],
    ['parent', 'G2,S1,1,2,G9,5,1000000,10:00,11:00,11111,', 'the parent group is not in groups.csv "G9"'],
    [
      'config of the parent',
      'G2,S1,2,2,G1,5,1000000,10:00,11:00,11111,',
      'the parent group belongs to another config "G1"',
    ],
    [
      'part of the parent',
      'G2,S1,1,1,G1,5,1000000,10:00,11:00,11111,',
      'the parent group is not of an earlier part "G1"',
    ],
    [
      'number of weeks',
      'G2,S1,1,1,,5,1000000,10:00,11:00,111,',
      'weeks does not have 5 digits like most rows "111"',
    ],
    ['code', 'G1,S1,1,1,,5,1000000,10:00,11:00,11111,', 'the group stands there twice "G1"'],
    ['cells', 'G2,S1', 'the row does not have 11 cells like the first line "2 cells"'],
  ])('names line, reason and value of a bad group: %s', (_what, row, reason) => {
    const bad = listBad({ groups: [good, 'G3,S1,1,1,,5,1000000,10:00,11:00,11111,', row] })
    expect(bad).toHaveLength(1)
    expect(bad.map(toText)[0]).toContain(`groups.csv:4 ${reason}`)
  })

  it.each(['1101', '110110', '11012', ''])(
    'reports one bad mask of weeks as one row, also when it is the first: %j',
    (mask) => {
      const others = Array.from({ length: 400 }, (_, nth) => good.replace('G1', `H${nth}`))
      const bad = listBad({ groups: [good.replace('11011', mask), ...others] })
      expect(bad).toMatchObject([{ file: 'groups.csv', line: 2, value: mask }])
    },
  )

  it('does not report what refers to a bad row', () => {
    const bad = listBad({
      subjects: ['S1,ალგებრა,Algebra,many'],
      groups: [good.replace('0101000', '7'), 'G2,S1,1,2,G1,5,1000000,12:00,13:00,11011,'],
    })
    expect(bad.map(({ file, line }) => `${file}:${line}`)).toEqual(['subjects.csv:2', 'groups.csv:2'])
  })

  it('reports every bad row of every file', () => {
    const bad = listBad({
      subjects: ['S1,ალგებრა,Algebra,5', 'S1,ალგებრა,Algebra,5'],
      groups: [good, 'G2,S1'],
      demand: ['U1,S1', 'U1,S1', 'U1,S2'],
    })
    expect(bad.map(({ file, line }) => `${file}:${line}`).toSorted()).toEqual([
      'demand.csv:3',
      'demand.csv:4',
      'groups.csv:3',
      'subjects.csv:3',
    ])
  })

  it.each([
    ['semicolons', (text: string) => Buffer.from(text.replaceAll(',', ';'))],
    ['tabs', (text: string) => Buffer.from(text.replaceAll(',', '\t'))],
    ['a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['CR LF', (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))],
    ['UTF-16 with its mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ])('reads files with %s', (_what, toBytes) => {
    const plain = readCatalogue(testCatalogueFiles()).catalogue
    for (const file of testCatalogueTexts().keys()) {
      const { catalogue, bad } = readWith(file, toBytes)
      expect(bad).toEqual([])
      expect(catalogue).toEqual(plain)
    }
  })

  it('refuses Latin-1 with the line and the letter, instead of damaging it', () => {
    const { bad } = readWith('subjects.csv', (text) => Buffer.from(text, 'latin1'), {
      subjects: ['S1,Algebra,Algebra,5', 'S2,Logic,Café,5'],
    })
    expect(bad).toHaveLength(1)
    expect(bad).toMatchObject([{ file: 'subjects.csv', line: 3, cause: expect.stringContaining('"é"') }])
  })

  it('names the line where an unclosed quotation mark opens', () => {
    const rows = [
      good,
      'G2,S1,1,1,,5,1000000,10:00,11:00,11111,"28',
      'G3,S1,1,1,,5,1000000,10:00,11:00,11111,',
    ]
    expect(listBad({ groups: rows })).toMatchObject([
      { file: 'groups.csv', line: 3, cause: expect.stringContaining('never closed') },
    ])
  })

  it('reads files with a first line only', () => {
    const { catalogue, bad } = readCatalogue(testCatalogueFiles({ subjects: [], groups: [], demand: [] }))
    expect(bad).toEqual([])
    expect(catalogue).toMatchObject({ subjects: [], groups: [], demand: [] })
  })

  it('requires subjects.csv and groups.csv only', () => {
    expect(readCatalogue(new Map()).bad).toEqual([
      { file: 'subjects.csv', line: 0, cause: 'the file is missing' },
      { file: 'groups.csv', line: 0, cause: 'the file is missing' },
    ])
  })

  it('names files and columns that it ignores', () => {
    const files = testCatalogueFiles()
    const subjects = Buffer.from('subject_code,name_ka,name_en,credits,teacher\nS1,ალგებრა,Algebra,5,x\n')
    const { bad, ignored } = readCatalogue(
      new Map([...files, ['subjects.csv', subjects], ['rooms.csv', subjects]]),
    )
    expect(bad).toEqual([])
    expect(ignored).toEqual(['the file rooms.csv', 'the column "teacher" of subjects.csv'])
  })
})

describe('formatBadRows', () => {
  it('lists the rows with one cause together, some of them or all', () => {
    const groups = Array.from({ length: 4 }, (_, nth) => `H${nth},S1,1,1,,many,1000000,10:00,11:00,11111,`)
    const bad = listBad({ groups: [good, ...groups], demand: ['U1,S9'] })
    expect(formatBadRows(bad, 3)).toEqual([
      'demand.csv: the subject is not in subjects.csv: 1',
      '  line 2: "S9"',
      'groups.csv: capacity is not a whole number: 4',
      '  line 3: "many"',
      '  line 4: "many"',
      '  line 5: "many"',
      '  … and 1 more (--all shows them)',
    ])
    expect(formatBadRows(bad, Infinity)).toHaveLength(7)
  })
})
