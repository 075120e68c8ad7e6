import type { Connection } from '#server/db/open.ts'
import type { Student } from '#demo/students/population.ts'
import { writeApplications, type DemoApplication } from './write-applications.ts'

const sent = (daysAgo: number, time = '10:40') => ({ status: 'sent', daysAgo, time }) as const

const named: Readonly<Record<string, readonly DemoApplication[]>> = {
  everyday: [
    {
      kind: 'Other application',
      values: {
        Topic: 'კარადა ბიბლიოთეკასთან',
        'Text of the application':
          'გთხოვთ, გამომიყოთ კარადა ბიბლიოთეკის სართულზე: ლაბორატორიის მასალები დიდია.',
      },
      steps: [sent(1, '18:20')],
    },
    {
      kind: 'Payment in instalments',
      values: { 'In how many parts': '3', Reason: 'ორივე მშობელი ამ სემესტრში სამსახურს იცვლის.' },
      steps: [
        sent(6),
        {
          status: 'received',
          daysAgo: 4,
          time: '15:05',
          reason: 'განცხადება ფინანსურ სამსახურს გადაეცა. პასუხს ორ კვირაში მიიღებთ.',
        },
      ],
    },
    {
      kind: 'Exam appeal',
      values: {
        Subject: 'ალგორითმები',
        'Day of the exam': '-34',
        'What you disagree with, and why': 'მესამე საკითხი გამოცდის დაწყებიდან 20 წუთის შემდეგ შეიცვალა.',
      },
      steps: [
        sent(33),
        {
          status: 'not_satisfied',
          daysAgo: 30,
          time: '12:30',
          reason:
            'გამოცდის ჩანაწერის მიხედვით, საკითხი გამოცდის დაწყებამდე გასწორდა და ყველა სტუდენტს ეცნობა.',
        },
      ],
    },
    {
      kind: 'Status certificate',
      values: { 'Language of the certificate': 'ka', 'Where you will present it': 'იუსტიციის სახლი' },
      steps: [sent(12), { status: 'satisfied', daysAgo: 12, time: '10:40' }],
      certificate: 1,
    },
    {
      kind: 'Transcript of records',
      values: { 'Language of the transcript': 'en', 'Where you will present it': 'Erasmus+ Office' },
      steps: [sent(20), { status: 'satisfied', daysAgo: 20, time: '10:40' }],
      certificate: 2,
    },
    {
      kind: 'Other application',
      values: {
        Topic: 'კურსის აღწერა',
        'Text of the application': 'გთხოვთ, მომცეთ საგნის „მონაცემთა ბაზები“ აღწერა გაცვლითი პროგრამისთვის.',
      },
      steps: [
        sent(61),
        { status: 'received', daysAgo: 61, time: '11:15' },
        { status: 'satisfied', daysAgo: 60, time: '16:10', reason: 'საგნის აღწერა თან ერთვის.' },
      ],
      answerFile: {
        filename: 'საგნის აღწერა.docx',
        title: 'მონაცემთა ბაზები',
        text: 'საგანი ასწავლის მონაცემების მოდელირებას და SQL-ს. 6 კრედიტი.',
      },
    },
    {
      kind: 'Mobility',
      values: { 'Where you are moving': 'programme', 'University and programme': 'ბიზნესის ადმინისტრირება' },
      steps: [sent(75), { status: 'cancelled', daysAgo: 74, time: '09:02' }],
    },
  ],
  english: [
    {
      kind: 'Suspension of student status',
      values: {
        'From which day': '60',
        Reason: 'abroad',
        'Anything else': 'An internship in Berlin from February.',
      },
      steps: [sent(3)],
    },
  ],
}

/** The named students' applications, in every state. */
export const seedApplications = async (
  tx: Connection,
  students: readonly Student[],
  today: string,
  filesDir: string | undefined,
): Promise<void> => {
  const owned = Object.entries(named).flatMap(([key, list]) => {
    const student = students.find((each) => each.named?.key === key)
    return student === undefined ? [] : list.map((application) => ({ studentID: student.id, application }))
  })
  await writeApplications(tx, owned, today, filesDir)
}
