import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { makeWordFile, wordMime } from '#demo/files/word-file.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import type { Student } from '#demo/students/population.ts'
import { seedFiles } from './seed-files.ts'
import { writeConversation } from './write-conversation.ts'

interface Seat {
  readonly groupID: number
  readonly lecturerID: number
  /** The others of the group, those who are not named first. */
  readonly others: readonly number[]
}

/** The student's groups that have a lecturer and others in it. */
const listSeats = (tx: Connection, studentID: number, named: readonly number[]) =>
  tx.rows<Seat>(
    {
      name: '',
      text: `select g.id as "groupID", g.lecturer_id as "lecturerID", (
           select array_agg(o.student_id order by o.student_id = any($2), o.student_id) from registration_group og join registration o on o.id = og.registration_id
           where og.group_id = g.id and o.student_id <> $1) as others
         from registration r join semester s on s.id = r.semester_id and s.is_current
         join registration_group rg on rg.registration_id = r.id join study_group g on g.id = rg.group_id
         where r.student_id = $1 and g.lecturer_id is not null and g.taken > 4 order by r.subject_id, g.part`,
    },
    [studentID, named],
  )

/** Those of the named lecturers who teach, each with some of their students who are not named. */
const listNamedLecturers = (tx: Connection, named: readonly number[]) =>
  tx.rows<{ readonly lecturerID: number; readonly students: readonly number[] }>(
    {
      name: '',
      text: `select m.lecturer_id as "lecturerID", (
         select coalesce((array_agg(distinct r.student_id))[1:4], '{}') from study_group g
         join semester s on s.id = g.semester_id and s.is_current
         join registration_group rg on rg.group_id = g.id join registration r on r.id = rg.registration_id
         where g.lecturer_id = m.lecturer_id and r.student_id <> all($1)) as students
       from staff_member m where m.lecturer_id is not null order by m.id`,
    },
    [named],
  )

const seedEveryday = async (
  tx: Connection,
  studentID: number,
  named: readonly number[],
  today: string,
  filesDir: string | undefined,
): Promise<void> => {
  const seats = await listSeats(tx, studentID, named)
  const first = seats[0]
  const other = seats.find(({ lecturerID }) => lecturerID !== first?.lecturerID)
  if (first === undefined || other === undefined) return
  const [fileID] = await seedFiles(tx, filesDir, [
    {
      filename: 'საკონტროლო სამუშაოს გეგმა.docx',
      mime: wordMime,
      bytes: makeWordFile('საკონტროლო სამუშაო', ['გეგმა: შესავალი, მეთოდი, შედეგები, დასკვნა.']),
      created_at: toInstant(addDays(today, -2), '12:31'),
    },
  ])
  await writeConversation(
    tx,
    {
      groupID: null,
      members: [{ studentID, unseen: 1 }, { lecturerID: first.lecturerID }],
      messages: [
        {
          by: 0,
          daysAgo: 3,
          time: '19:05',
          text: 'გამარჯობა! საკონტროლო სამუშაოს გეგმას როდის გამოაქვეყნებთ?',
        },
        {
          by: 1,
          daysAgo: 2,
          time: '12:31',
          text: 'გამარჯობა, გეგმა თან ერთვის. სამუშაო ორშაბათამდე ატვირთეთ.',
          fileID: fileID!,
        },
        { by: 0, daysAgo: 2, time: '13:02', text: 'დიდი მადლობა!' },
        {
          by: 0,
          daysAgo: 1,
          time: '10:40',
          text: 'კიდევ ერთი კითხვა: შეიძლება, მაგალითები ინგლისური წყაროებიდან ავიღო?',
        },
        { by: 1, daysAgo: 1, time: '17:20', text: 'დიახ, ოღონდ წყარო აუცილებლად მიუთითეთ.' },
      ],
    },
    today,
  )
  const [one, two, three] = other.others
  await writeConversation(
    tx,
    {
      groupID: other.groupID,
      members: [
        { studentID, unseen: 2 },
        { lecturerID: other.lecturerID },
        ...other.others.map((id) => ({ studentID: id, unseen: [one, two, three].includes(id) ? 0 : 3 })),
      ],
      messages: [
        { by: 1, daysAgo: 6, time: '09:15', text: 'ხუთშაბათის პრაქტიკულზე მოიტანეთ ლეპტოპები.' },
        { by: 2, daysAgo: 6, time: '09:40', text: 'რომელი პროგრამა დავაყენოთ?' },
        { by: 1, daysAgo: 6, time: '11:02', text: 'ინსტრუქცია კურსის გვერდზეა, მესამე კვირის მასალებში.' },
        { by: 3, daysAgo: 1, time: '20:11', text: 'ვინმეს ხომ არ აქვს გუშინდელი ლექციის ჩანაწერები?' },
        { by: 4, daysAgo: 1, time: '20:34', text: 'მე მაქვს, ხვალ ბიბლიოთეკაში მოვიტან.' },
      ],
    },
    today,
  )
  await writeConversation(
    tx,
    {
      groupID: null,
      members: [{ studentID }, { studentID: one! }],
      messages: [
        { by: 1, daysAgo: 9, time: '15:20', text: 'ერთად ხომ არ მოვემზადოთ შუალედურისთვის?' },
        { by: 0, daysAgo: 9, time: '15:48', text: 'კარგი აზრია. სამშაბათს, ლექციების შემდეგ?' },
        { by: 1, daysAgo: 9, time: '15:50', text: 'შევთანხმდით!' },
      ],
    },
    today,
  )
}

const questions = [
  'გამარჯობა! ავადმყოფობის გამო შუალედურს ვერ დავესწარი. რა უნდა გავაკეთო?',
  'Good afternoon! Could you tell me which chapters the test covers?',
  'ჩემი ქულა ჟურნალში არ ჩანს, თუმცა დავალება ვადაში გავაგზავნე.',
]

/** Messages of the everyday student, and some that wait for the named lecturers. */
export const seedConversations = async (
  tx: Connection,
  students: readonly Student[],
  today: string,
  filesDir: string | undefined,
): Promise<void> => {
  const named = students.filter((each) => each.named !== null)
  const namedIDs = named.map(({ id }) => id)
  const everyday = named.find((each) => each.named?.key === 'everyday')
  if (everyday !== undefined) await seedEveryday(tx, everyday.id, namedIDs, today, filesDir)
  for (const { lecturerID, students: asking } of await listNamedLecturers(tx, namedIDs))
    for (const [nth, text] of questions.entries()) {
      const studentID = asking[nth]
      if (studentID === undefined) continue
      const messages = [{ by: 0, daysAgo: nth + 1, time: '14:25', text }]
      await writeConversation(
        tx,
        { groupID: null, members: [{ studentID }, { lecturerID, unseen: 1 }], messages },
        today,
      )
    }
}
