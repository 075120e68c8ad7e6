import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { writeBookFile } from '#demo/library/write-book-file.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import { seedFiles } from '#demo/seed/seed-files.ts'
import { pickInboxStudents } from '#demo/staff/inbox-students.ts'
import type { Student } from '#demo/students/population.ts'

const run = <Row = object>(tx: Connection, text: string, values: readonly unknown[]) =>
  tx.rows<Row>({ name: '', text }, [...values])

interface DemoLoan {
  readonly title: string
  /** Days from today. */
  readonly lent: number
  readonly due: number
  readonly renewals?: number
  readonly closed?: number
  readonly fine?: string
  readonly outcome?: 'paid'
}

const insertLoan = (tx: Connection, studentID: number, today: string, loan: DemoLoan) =>
  run(
    tx,
    `insert into library_loan (student_id, book_id, lent_on, due_on, renewals, renewed_on, closed_on, fine, fine_outcome,
       lent_at)
     select $1, id, $3, $4, $5::int, case when $5::int > 0 then $4::date - 14 end, $6, $7, $8, $9 from book where title = $2`,
    [
      studentID,
      loan.title,
      addDays(today, loan.lent),
      addDays(today, loan.due),
      loan.renewals ?? 0,
      loan.closed === undefined ? null : addDays(today, loan.closed),
      loan.fine ?? null,
      loan.outcome ?? null,
      toInstant(addDays(today, loan.lent), '12:00'),
    ],
  )

/** Of the everyday student: in time, wanted by another, late, given back late, and long ago. */
const ownLoans: readonly DemoLoan[] = [
  { title: 'საქართველოს ისტორია', lent: -5, due: 9 },
  { title: 'ოთარაანთ ქვრივი', lent: -13, due: 1 },
  { title: 'Great Expectations', lent: -21, due: -7 },
  { title: 'აკადემიური წერა', lent: -40, due: -12, renewals: 1, closed: -6, fine: '1.20' },
  { title: 'Hamlet', lent: -60, due: -46, closed: -48 },
  {
    title: 'უმაღლესი მათემატიკა: ამოცანები ამოხსნებით',
    lent: -80,
    due: -52,
    renewals: 1,
    closed: -50,
    fine: '0.40',
    outcome: 'paid',
  },
]

const otherLoans: readonly DemoLoan[] = [
  { title: 'მგზავრის წერილები', lent: -3, due: 11 },
  { title: 'Middlemarch', lent: -10, due: 4 },
  { title: 'სიტყვის კონა', lent: -30, due: -2, renewals: 1 },
  { title: 'Moby-Dick', lent: -50, due: -22, renewals: 1 },
  { title: 'Leviathan', lent: -33, due: -19, closed: -9, fine: '2.00' },
]

interface DemoHold {
  readonly title: string
  readonly studentID: number
  /** Days from today; left out while the student waits. */
  readonly readyUntil?: number
  readonly daysAgo: number
}

interface DemoOrder {
  readonly studentID: number
  readonly title: string
  readonly pages: readonly [first: number, last: number]
  readonly daysAgo: number
  readonly status: 'sent' | 'cancelled' | 'done'
  readonly reason?: string
  readonly fileID?: number | undefined
}

/** Students' loans, holds, queues, fines and scan orders. */
export const seedLibrary = async (
  tx: Connection,
  students: readonly Student[],
  today: string,
  filesDir: string | undefined,
): Promise<void> => {
  const everyday = students.find(({ named }) => named?.key === 'everyday')!
  const others = pickInboxStudents(students, 6, 12)
  const [first, second, third] = others as [Student, Student, Student]
  for (const loan of ownLoans) await insertLoan(tx, everyday.id, today, loan)
  for (const [nth, loan] of otherLoans.entries())
    await insertLoan(tx, others[nth % others.length]!.id, today, loan)

  const holds: readonly DemoHold[] = [
    // There are two copies; another student has the other one.
    { title: 'ოთარაანთ ქვრივი', studentID: first.id, daysAgo: 2 },
    { title: 'Flatland', studentID: everyday.id, readyUntil: 2, daysAgo: 1 },
    { title: 'მგზავრის წერილები', studentID: second.id, daysAgo: 3 },
    { title: 'მგზავრის წერილები', studentID: everyday.id, daysAgo: 2 },
  ]
  await insertLoan(tx, third.id, today, { title: 'ოთარაანთ ქვრივი', lent: -6, due: 8 })
  for (const { title, studentID, readyUntil, daysAgo } of holds)
    await run(
      tx,
      `insert into library_hold (student_id, book_id, ready_until, created_at) select $1, id, $3, $4 from book where title = $2`,
      [
        studentID,
        title,
        readyUntil === undefined ? null : addDays(today, readyUntil),
        toInstant(addDays(today, -daysAgo), '10:00'),
      ],
    )

  const [scanID] = await seedFiles(tx, filesDir, [
    {
      filename: 'სიტყვის კონა, გვ. 112–126.pdf',
      mime: 'application/pdf',
      bytes: await writeBookFile('ka'),
      created_at: toInstant(addDays(today, -8), '15:20'),
    },
  ])
  const orders: readonly DemoOrder[] = [
    { studentID: everyday.id, title: 'დავითიანი', pages: [31, 44], daysAgo: 15, status: 'cancelled' },
    {
      studentID: everyday.id,
      title: 'ქართლის ცხოვრება',
      pages: [1, 704],
      daysAgo: 12,
      status: 'cancelled',
      reason:
        'მთელი წიგნის სკანირება არ შეიძლება: საავტორო უფლება მხოლოდ ნაწილის სკანირების უფლებას იძლევა. შეუკვეთეთ ერთი თავი.',
    },
    {
      studentID: everyday.id,
      title: 'სიტყვის კონა',
      pages: [112, 126],
      daysAgo: 9,
      status: 'done',
      fileID: scanID,
    },
    { studentID: everyday.id, title: 'ქართული ენის გრამატიკა', pages: [58, 71], daysAgo: 1, status: 'sent' },
    {
      studentID: first.id,
      title: 'The Principles of Psychology',
      pages: [190, 214],
      daysAgo: 4,
      status: 'sent',
    },
    { studentID: second.id, title: 'ქართლის ცხოვრება', pages: [240, 262], daysAgo: 2, status: 'sent' },
    { studentID: third.id, title: 'The Elements', pages: [3, 9], daysAgo: 0, status: 'sent' },
  ]
  for (const { studentID, title, pages, daysAgo, status, reason, fileID } of orders)
    await run(
      tx,
      `insert into scan_order (student_id, book_id, first_page, last_page, status, is_refused, reason, file_id, created_at)
       select $1, id, $3, $4, $5, $6::text is not null, $6, $7, $8 from book where title = $2`,
      [
        studentID,
        title,
        ...pages,
        status,
        reason ?? null,
        fileID ?? null,
        toInstant(addDays(today, -daysAgo), daysAgo === 0 ? '00:30' : '11:45'),
      ],
    )
  await seedSales(tx, [everyday, first, second, third], today)
}

/** Books that were paid: two wait to be handed out, one was. */
const seedSales = async (tx: Connection, buyers: readonly Student[], today: string): Promise<void> => {
  const sales = [
    { nth: 0, title: 'აკადემიური წერა', daysAgo: 30, state: 'handed_out' },
    { nth: 0, title: 'საქართველოს ისტორია', daysAgo: 1, state: 'paid' },
    { nth: 1, title: 'Academic English for University Students', daysAgo: 2, state: 'paid' },
  ] as const
  for (const { nth, title, daysAgo, state } of sales)
    await run(
      tx,
      `insert into book_sale (student_id, book_id, quantity, amount, currency, state, created_at, paid_at, handed_out_at)
       select s.id, b.id, 1, p.price, p.currency, $3, $4::timestamptz, $4::timestamptz,
         case when $3 = 'handed_out' then $4::timestamptz + interval '1 day' end
       from student s join programme m on m.id = s.programme_id join book b on b.title = $2
       join book_price p on p.book_id = b.id and p.currency = m.currency where s.id = $1`,
      [buyers[nth]!.id, title, state, toInstant(addDays(today, -daysAgo), '13:10')],
    )
}
