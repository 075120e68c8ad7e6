import { addDays } from '#rules/time/clock.ts'
import { savePageSnapshot } from '#server/page-changes/sql.ts'
import { toComponentsSnapshot, componentsVersion } from '#server/areas/master/components/load-components.ts'
import { loadComponents } from '#server/areas/master/components/sql.ts'
import type { Connection } from '#server/db/open.ts'
import { makeWordFile, wordMime } from '#demo/files/word-file.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import type { Student } from '#demo/students/population.ts'
import { seedFiles } from '#demo/seed/seed-files.ts'

interface Submission {
  /** The component, from 0, and its version. */
  readonly part: number
  readonly version: number
  readonly daysAgo: number
  readonly time: string
  readonly files: readonly (readonly [filename: string, ...paragraphs: string[]])[]
}

/** The submissions of the student who writes the thesis. */
const submissions: readonly Submission[] = [
  {
    part: 0,
    version: 1,
    daysAgo: 5,
    time: '22:41',
    files: [['გეგმა.docx', 'კვლევის კითხვა', 'მეთოდი', 'კალენდარი']],
  },
  {
    part: 0,
    version: 2,
    daysAgo: 3,
    time: '09:15',
    files: [
      ['გეგმა — ხელმძღვანელის შენიშვნებით.docx', 'კვლევის კითხვა', 'ჰიპოთეზა', 'მეთოდი', 'კალენდარი'],
      ['დანართი 1. კითხვარი.docx', 'კითხვარის პირველი ვარიანტი'],
    ],
  },
  {
    part: 1,
    version: 1,
    daysAgo: 1,
    time: '18:02',
    files: [['ლიტერატურის მიმოხილვა.docx', 'წყაროების სია და მოკლე შინაარსი']],
  },
]
const points = 9.5

const inserted = (tx: Connection, text: string, values: readonly unknown[]) =>
  tx.row<{ id: number }>({ name: '', text }, values)

/** Writes the versions that the thesis student has submitted, and the points for the first component. */
export const seedSubmissions = async (
  tx: Connection,
  students: readonly Student[],
  today: string,
  folder: string | undefined,
): Promise<void> => {
  const writer = students.find(({ named }) => named?.key === 'thesis')
  if (writer === undefined) return
  const component = `(select id from master_component where programme_id = ${writer.programme.id} and position = $2)`
  for (const { part, version, daysAgo, time, files } of submissions) {
    const created_at = toInstant(addDays(today, -daysAgo), time)
    const submissionID = await inserted(
      tx,
      `insert into master_submission (student_id, component_id, version, created_at) values ($1, ${component}, $3, $4) returning id`,
      [writer.id, part, version, created_at],
    )
    const ids = await seedFiles(
      tx,
      folder,
      files.map(([filename, ...paragraphs]) => ({
        filename,
        mime: wordMime,
        bytes: makeWordFile(filename.replace(/\.docx$/, ''), paragraphs),
        created_at,
      })),
    )
    for (const [position, id] of ids.entries())
      await tx.rows(
        {
          name: '',
          text: 'insert into master_submission_file (submission_id, position, file_id) values ($1, $2, $3)',
        },
        [submissionID!.id, position, id],
      )
  }
  await tx.rows(
    {
      name: '',
      text: `insert into master_score (student_id, component_id, score) values ($1, ${component}, $3)`,
    },
    [writer.id, 0, points],
  )
  // At the student's last visit there were none.
  const loaded = await loadComponents(tx, writer.id)
  const before = { ...loaded, components: loaded.components.map((part) => ({ ...part, score: null })) }
  await savePageSnapshot(tx, writer.id, 'components', componentsVersion(before), toComponentsSnapshot(before))
  const update = [writer.id, toInstant(addDays(today, -2), '18:20')]
  await tx.rows({ name: '', text: 'update page_seen set seen_at = $2 where student_id = $1' }, update)
}
