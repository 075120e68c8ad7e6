import { decodeText } from '#server/areas/catalogue/files/decode-text.ts'
import { parseCsv } from '#server/csv/parse-csv.ts'
import type { CatalogueFiles } from '#server/areas/catalogue/files/read-folder.ts'
import { makePersonName, makeSubjectName } from './make-names.ts'

type Cells = Readonly<Record<string, string>>

const readRows = (bytes: Uint8Array | undefined): Cells[] => {
  const decoded = decodeText(bytes ?? new Uint8Array())
  const parsed = 'text' in decoded ? parseCsv(decoded.text) : { rows: [] }
  const [head, ...body] = 'rows' in parsed ? parsed.rows : []
  return body.map(({ cells }) => Object.fromEntries(cells.map((cell, at) => [head?.cells[at] ?? '', cell])))
}

const writeRows = (rows: readonly Cells[]): Uint8Array => {
  const head = Object.keys(rows[0] ?? {})
  const lines = [head, ...rows.map((row) => head.map((name) => row[name] ?? ''))]
  const text = lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
  return Buffer.from(`${text.join('\n')}\n`)
}

const makeSubject = (code: string): Cells => {
  const { ka, en } = makeSubjectName(code)
  return { subject_code: code, name_ka: ka, name_en: en, credits: '5' }
}

const makeStudent = (code: string): Cells => {
  const { first, last } = makePersonName(code)
  return {
    student_code: code,
    first_name_ka: first.ka,
    last_name_ka: last.ka,
    first_name_en: first.en,
    last_name_en: last.en,
    university_email: `${code.toLowerCase()}@students.invalid`,
  }
}

const makeProgramme = (name: string): Cells => ({
  school_name_ka: 'საჯარო კატალოგი',
  school_name_en: 'Public catalogue',
  programme_name_ka: `კატალოგი ${name}`,
  programme_name_en: `Catalogue ${name}`,
  module_name_ka: 'კატალოგის საგნები',
  module_name_en: 'Subjects of the catalogue',
  category_id: '1',
  study_level_id: '1',
  ects: '240',
  semesters: '8',
})

/**
 * Makes up what the files of a public catalogue lack: names, credits and e-mail addresses, the same each time. What the
 * files have stays.
 */
export const completeFiles = (files: CatalogueFiles, name: string): CatalogueFiles => {
  const subjects = readRows(files.get('subjects.csv')).map((cells) => ({
    ...makeSubject(cells['subject_code'] ?? ''),
    ...cells,
  }))
  const students = readRows(files.get('demand.csv')).map((cells) => cells['student_code'] ?? '')
  return new Map([
    ['programme.csv', writeRows([makeProgramme(name)])],
    ['students.csv', writeRows([...new Set(students)].map(makeStudent))],
    ...files,
    ['subjects.csv', writeRows(subjects)],
  ])
}
