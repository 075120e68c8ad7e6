import { addDays } from '#rules/time/clock.ts'
import { toDatePhrase } from '#rules/time/date-phrase.ts'
import type { Connection } from '#server/db/open.ts'
import { distanceRoomID } from '#demo/groups/rooms.ts'
import { examSlots, planExams } from '#demo/season/exams.ts'
import type { Semester } from '#demo/season/semesters.ts'
import type { Registration } from '#demo/students/registrations.ts'
import { insertRows } from '#demo/seed/insert-rows.ts'

/** Every n-th subject has its exam at a distance. */
const distanceInterval = 9
const seatsInRoom = 25
/** Days between the registration deadline for distance exams and the first final exam. */
const registrationLeadDays = 14

/** The students' seats: rooms are filled one after the other. */
const seat = `insert into exam_seat (exam_id, student_id, room_id, seat)
  select x.id, x.student_id, rooms.ids[1 + (x.id * 7 + x.nth / ${seatsInRoom}) % cardinality(rooms.ids)],
    (x.nth % ${seatsInRoom} + 1)::text
  from (
    select e.id, r.student_id, (row_number() over (partition by e.id order by md5(r.student_id::text)))::int - 1 as nth
    from exam e
    join registration r on r.subject_id = e.subject_id and r.semester_id = e.semester_id
    where e.room_id is null
  ) x, (select array_agg(id order by id) as ids from room where id <> ${distanceRoomID} and name ~ '^[AB]') rooms`

/** Writes the midterm and final exams of this semester, the students' seats, and the registration deadline. */
export const seedExams = async (
  tx: Connection,
  registrations: readonly Registration[],
  semesters: readonly Semester[],
): Promise<void> => {
  const current = semesters.at(-1)!
  const rows = ([1, 2] as const).flatMap((type) =>
    planExams(registrations, examSlots(current, type), type).map(({ subject, day, starts }) => ({
      semester_id: current.id,
      subject_id: subject.id,
      exam_type_id: type,
      day,
      starts,
      room_id: (subject.id + type) % distanceInterval === 0 ? distanceRoomID : null,
    })),
  )
  const columns = { exam_type_id: 'int', day: 'date', starts: 'time', room_id: 'int' }
  await insertRows(tx, 'exam', { semester_id: 'int', subject_id: 'int', ...columns }, rows)
  await tx.rows({ name: '', text: seat })
  const deadline = addDays(examSlots(current, 2)[0]!.day, -registrationLeadDays)
  const spring = semesters.findLast(({ season, isCurrent }) => season === 'spring' && !isCurrent)!
  const text = toDatePhrase(deadline)
  await insertRows(
    tx,
    'exam_registration',
    { semester_id: 'int', deadline: 'date', text_ka: 'text', text_en: 'text' },
    [
      {
        semester_id: spring.id,
        deadline: `${spring.academicYear + 1}-06-08`,
        text_ka: '8 ივნისი',
        text_en: '8 June',
      },
      { semester_id: current.id, deadline, text_ka: text.ka, text_en: text.en },
    ],
  )
}
