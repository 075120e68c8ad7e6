import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import type { Student } from '#demo/students/population.ts'
import { insertRows } from './insert-rows.ts'

interface ProblemReport {
  /** The key of the named student who reported it. */
  readonly by: string
  readonly daysAgo: number
  readonly time: string
  readonly in: 'portal' | 'registration'
  readonly text: string
  readonly status: 'sent' | 'in_progress' | 'done'
  readonly answer: string | null
}

const problemReports: readonly ProblemReport[] = [
  {
    by: 'everyday',
    daysAgo: 24,
    time: '10:12',
    in: 'portal',
    text: 'ცხრილში ორშაბათის ლექციის აუდიტორია არ ჩანს.',
    status: 'done',
    answer: 'აუდიტორია დაემატა: ახლა ცხრილში უკვე ჩანს. მადლობა შეტყობინებისთვის.',
  },
  {
    by: 'everyday',
    daysAgo: 6,
    time: '12:04',
    in: 'registration',
    text: 'ალგორითმების ჯგუფი სავსეა, სხვა ჯგუფის დრო კი სხვა საგანთან იკვეთება. დაემატება კიდევ ჯგუფი?',
    status: 'in_progress',
    answer: 'გადავეცით სკოლის დეპარტამენტს; პასუხს ამ კვირაში მიიღებთ.',
  },
  {
    by: 'everyday',
    daysAgo: 1,
    time: '19:40',
    in: 'portal',
    text: 'ტელეფონიდან სურათის შეცვლა ვერ მოვახერხე.\nტელეფონი: Android, ბრაუზერი: Chrome.',
    status: 'sent',
    answer: null,
  },
  {
    by: 'english',
    daysAgo: 9,
    time: '15:30',
    in: 'portal',
    text: 'My second first name is missing in the English version of my profile.',
    status: 'done',
    answer:
      'Names are taken from the passport as it was submitted. Please bring a copy to the school department.',
  },
]

/** Writes the named students' reported problems, in every state. */
export const seedProblems = async (
  tx: Connection,
  students: readonly Student[],
  today: string,
): Promise<void> => {
  const rows = problemReports.flatMap(({ by, daysAgo, time, in: reported_in, text, status, answer }) => {
    const student = students.find(({ named }) => named?.key === by)
    if (student === undefined) return []
    const created_at = toInstant(addDays(today, -daysAgo), time)
    return { student_id: student.id, reported_in, text, status, answer, created_at }
  })
  const columns = {
    student_id: 'int',
    reported_in: 'text',
    text: 'text',
    status: 'text',
    answer: 'text',
    created_at: 'timestamptz',
  }
  await insertRows(tx, 'problem', columns, rows)
}
