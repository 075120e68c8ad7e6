import type { Connection } from '#server/db/open.ts'
import { writeApplications, type DemoApplication } from '#demo/seed/write-applications.ts'
import type { Student } from '#demo/students/population.ts'
import { pickInboxStudents } from './inbox-students.ts'

const sent = (daysAgo: number, time: string) => ({ status: 'sent', daysAgo, time }) as const

const open: readonly DemoApplication[] = [
  {
    kind: 'Restoration of student status',
    values: { 'From which semester': 'autumn', 'Anything else': 'I was on a family leave.' },
    steps: [sent(2, '09:15')],
  },
  {
    kind: 'Suspension of student status',
    values: { 'From which day': '40', Reason: 'family' },
    steps: [sent(13, '16:45')],
  },
  {
    kind: 'Payment in instalments',
    values: { 'In how many parts': '4', Reason: 'ხელფასს თვის ბოლოს ვიღებ.' },
    steps: [
      sent(9, '12:20'),
      {
        status: 'received',
        daysAgo: 7,
        time: '10:05',
        reason: 'განცხადება მივიღეთ; პასუხი ფინანსური სამსახურის დასტურის შემდეგ გექნებათ.',
      },
    ],
  },
  {
    kind: 'Mobility',
    values: {
      'Where you are moving': 'university',
      'University and programme': 'სხვა უნივერსიტეტი, სამართალი',
      Reason: 'საცხოვრებლად სხვა ქალაქში გადავდივარ.',
    },
    steps: [sent(5, '20:30')],
  },
]

/** Applications of unnamed students that nobody has decided on. */
export const seedOpenApplications = (
  tx: Connection,
  students: readonly Student[],
  today: string,
  filesDir: string | undefined,
): Promise<void> => {
  const senders = pickInboxStudents(students, 26, 26 + open.length)
  const owned = senders.map(({ id }, nth) => ({ studentID: id, application: open[nth]! }))
  return writeApplications(tx, owned, today, filesDir)
}
