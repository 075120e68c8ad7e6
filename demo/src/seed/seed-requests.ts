import type { Connection } from '#server/db/open.ts'
import type { Subject } from '#demo/catalogue/catalogue.ts'
import type { Semester } from '#demo/season/semesters.ts'
import { findFirstRoundInstant } from '#demo/season/windows.ts'
import { active, type Student } from '#demo/students/population.ts'
import type { University } from '#demo/university.ts'
import { insertRows } from './insert-rows.ts'

type StudentIds = Omit<University, 'semesters'>

/** One student in this many has requested a group; days and times are any if null. */
const pickOne = 61
const slots = [
  { weekday: null, start: null },
  { weekday: 2, start: 9 },
  { weekday: 6, start: null },
  { weekday: null, start: 10 },
] as const

interface Answer {
  readonly status: 'sent' | 'opened' | 'refused'
  readonly ka: string | null
  readonly en: string | null
}

const sentRequests: Answer = { status: 'sent', ka: null, en: null }
const answers: readonly Answer[] = [
  sentRequests,
  {
    status: 'refused',
    ka: 'მოთხოვნა მხოლოდ ორმა სტუდენტმა გამოგზავნა; ჯგუფის გასახსნელად სულ მცირე რვაა საჭირო.',
    en: 'Only two students asked for it; at least eight are needed to open a group.',
  },
  {
    status: 'opened',
    ka: 'საღამოს ჯგუფი დაემატა. დარეგისტრირდით „რეგისტრაციის“ გვერდზე.',
    en: 'An evening group was added. Register for it on the registration screen.',
  },
]

/** Subjects of the programme that the student has neither passed nor registered, the last ones first. */
const findRequesters = (student: Student, has: ReadonlySet<Subject>): Subject[] => {
  const { programme, concentrationID, history } = student
  const all = programme.modules
    .filter((module) => module.concentrationID === null || module.concentrationID === concentrationID)
    .flatMap(({ placements }) => placements.map(({ subject }) => subject))
  return [...new Set(all)].filter((subject) => !has.has(subject) && !history.passed.has(subject)).toReversed()
}

/** Writes requests for groups: the everyday student has one of each state, some others a pending one. */
export const seedRequests = async (
  tx: Connection,
  { students, registrations }: StudentIds,
  semester: Semester,
  today: string,
): Promise<void> => {
  const registered = Map.groupBy(registrations, ({ student }) => student)
  const requesting = students.filter(
    ({ id, named, statusID }) =>
      statusID === active && (named === null ? id % pickOne === 0 : named.key === 'everyday'),
  )
  const rows = requesting.flatMap((student) => {
    const has = new Set(registered.get(student)?.map(({ request }) => request.subject))
    const given = student.named === null ? [sentRequests] : answers
    return findRequesters(student, has)
      .slice(0, given.length)
      .map((subject, nth) => ({ student, subject, answer: given[nth]! }))
  })
  const opened = findFirstRoundInstant(today)
  await insertRows(
    tx,
    'group_request',
    {
      id: 'int',
      student_id: 'int',
      semester_id: 'int',
      subject_id: 'int',
      weekday: 'int',
      lecture_start_id: 'int',
      status: 'text',
      answer_ka: 'text',
      answer_en: 'text',
      created_at: 'timestamptz',
    },
    rows.map(({ student, subject, answer }, index) => ({
      id: index + 1,
      student_id: student.id,
      semester_id: semester.id,
      subject_id: subject.id,
      weekday: slots[index % slots.length]!.weekday,
      lecture_start_id: slots[index % slots.length]!.start,
      status: answer.status,
      answer_ka: answer.ka,
      answer_en: answer.en,
      created_at: new Date(opened + ((index * 13) % 300) * 60_000).toISOString(),
    })),
  )
}
