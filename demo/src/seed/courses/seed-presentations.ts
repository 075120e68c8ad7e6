import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { makeWordFile, wordMime } from '#demo/files/word-file.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import type { Semester } from '#demo/season/semesters.ts'
import type { Registration } from '#demo/students/registrations.ts'
import { insertRows } from '#demo/seed/insert-rows.ts'
import { seedFiles } from '#demo/seed/seed-files.ts'

/** Days until a subject's deadline, in turn; one is over, one is absent. */
const dueInDays = [9, -4, 23, 16, null] as const
/** Every n-th subject that no named student takes accepts presentations. */
const taskInterval = 3

interface SubmittedPresentation {
  /** The key of the named student, and which of their subjects with presentations it is for. */
  readonly by: string
  readonly nth: number
  readonly daysAgo: number
  readonly time: string
  readonly title: string
  readonly filename: string
  readonly text: readonly string[]
}

const submitted: readonly SubmittedPresentation[] = [
  {
    by: 'everyday',
    nth: 1,
    daysAgo: 6,
    time: '21:17',
    title: 'თემის მიმოხილვა და წყაროები',
    filename: 'მიმოხილვა — ნინო ბერიძე.docx',
    text: ['შესავალი', 'ძირითადი წყაროები და მათი შედარება.'],
  },
  {
    by: 'everyday',
    nth: 0,
    daysAgo: 2,
    time: '18:40',
    title: 'პროექტის შუალედური წარდგენა',
    filename: 'პროექტი_სლაიდების ტექსტი.docx',
    text: ['რა გაკეთდა', 'რა რჩება გასაკეთებელი', 'კითხვები ლექტორთან'],
  },
]

/** Writes which subjects of this semester accept presentations, until when, and the submissions. */
export const seedPresentations = async (
  tx: Connection,
  registrations: readonly Registration[],
  current: Semester,
  today: string,
  folder: string | undefined,
): Promise<void> => {
  const tasks = new Map<number, string | null>()
  const ask = (subjectID: number, turn: number) => {
    const days = dueInDays[turn % dueInDays.length]!
    if (!tasks.has(subjectID))
      tasks.set(subjectID, days === null ? null : toInstant(addDays(today, days), '18:00'))
  }
  const named = Map.groupBy(
    registrations.filter(({ student }) => student.named !== null),
    ({ student }) => student.named!.key,
  )
  const toSubjectID = ({ request }: Registration) => request.subject.id
  for (const own of named.values())
    own.slice(0, dueInDays.length).forEach((each, turn) => ask(toSubjectID(each), turn))
  for (const id of new Set(registrations.map(toSubjectID)))
    if (id % taskInterval === 0) ask(id, id / taskInterval)
  await insertRows(
    tx,
    'presentation_task',
    { semester_id: 'int', subject_id: 'int', upload_until: 'timestamptz' },
    [...tasks].map(([subject_id, upload_until]) => ({ semester_id: current.id, subject_id, upload_until })),
  )
  const rows = submitted.flatMap(({ by, nth, daysAgo, time, title, filename, text }) => {
    const registration = named.get(by)?.[nth]
    if (registration === undefined) return []
    const created_at = toInstant(addDays(today, -daysAgo), time)
    const file = { filename, mime: wordMime, bytes: makeWordFile(title, text), created_at }
    const [student_id, subject_id] = [registration.student.id, toSubjectID(registration)]
    return { file, row: { student_id, semester_id: current.id, subject_id, title, created_at } }
  })
  const files = await seedFiles(
    tx,
    folder,
    rows.map(({ file }) => file),
  )
  await insertRows(
    tx,
    'presentation',
    {
      student_id: 'int',
      semester_id: 'int',
      subject_id: 'int',
      title: 'text',
      created_at: 'timestamptz',
      file_id: 'int',
    },
    rows.map(({ row }, nth) => ({ ...row, file_id: files[nth]! })),
  )
}
