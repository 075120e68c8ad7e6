import type * as z from 'zod/mini'
import type { lab } from '#contract/studies/lab.ts'
import type { SeenPage } from '#server/page-changes/changes-since-seen.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { byName } from '#server/db/by-name.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { StoredFile } from '#server/http/files/send-file.ts'
import type { AgendaSql } from '#server/agenda/agenda-sql.ts'
import { zone } from '#server/time-zone/sql.ts'

type Units = z.input<typeof lab.units.reply>
type Unit = z.input<typeof lab.unit.reply>
type BookingRow = Omit<Unit['bookings'][number], 'can_cancel_until'>
type OwnBooking = BookingRow & Pick<Units['bookings'][number], 'unit' | 'uniteng' | 'room'>

interface Lab {
  readonly now: string
  readonly cancel_hours: number
}

const startsAt = `((o.day + o.starts) at time zone ${zone})`
const endsAt = `((o.day + o.ends) at time zone ${zone})`
const hours = `(select (value #>> '{}')::float8 from setting where name = 'lab_cancel_hours') as cancel_hours`

// A slot at a distance has no room.
const room = `(select r.name from room r where r.id = u.room_id and not r.is_distance)`

const columns = `u.id as "unitId", u.name_ka as unit, u.name_en as uniteng, u.language_ka as language,
  u.language_en as languageeng, u.level, ${room} as room,
  (select coalesce(sum(o.capacity - o.taken), 0)::int from lab_slot o where o.unit_id = u.id and ${startsAt} > now()) as free,
  (select min(${startsAt}) from lab_slot o where o.unit_id = u.id and o.taken < o.capacity and ${startsAt} > now())
    as next_free_at,
  (select count(*)::int from lab_task k where k.unit_id = u.id) as tasks_count,
  (select count(*)::int from lab_task k join lab_answer g on g.task_id = k.id and g.student_id = $1
   where k.unit_id = u.id and g.solved_at is not null) as tasks_done`

/** The student's bookings that are not over yet, as JSON rows, to which each page adds its columns. */
const bookings = (more: string) => `(
  select coalesce(json_agg(json_build_object('bookingID', b.id, 'slotID', o.id, 'date', o.day,
    'start', left(o.starts::text, 5), 'end', left(o.ends::text, 5), 'starts_at', ${startsAt}, 'ends_at', ${endsAt},
    'unitId', o.unit_id ${more}) order by o.day, o.starts, b.id), '[]')
  from lab_booking b join lab_slot o on o.id = b.slot_id join lab_unit u on u.id = o.unit_id
  where b.student_id = $1 and b.cancelled_at is null and ${endsAt} > now()
)`

/** All units with the student's progress and bookings, and the page as they last saw it. */
export const loadUnits = defineOneRowQuery<
  Lab & Pick<Units, 'units'> & SeenPage & { readonly bookings: readonly OwnBooking[] },
  [studentID: number]
>(
  'lab.loadUnits',
  `select now() as now, ${hours},
     (select coalesce(json_agg(x order by ${byName('x.language')}, x.position, x."unitId"), '[]')
      from (select u.position, ${columns} from lab_unit u) x) as units,
     ${bookings(`, 'unit', u.name_ka, 'uniteng', u.name_en, 'room', ${room}`)} as bookings,
     l.snapshot as seen, l.version as seen_version
   from (select 1) always
   left join page_seen l on l.student_id = $1 and l.page = 'lab'`,
  ['int'],
)

type UnitRow = Omit<Unit, 'bookings'> & Lab & { readonly bookings: readonly BookingRow[] }

/** One unit with the student's progress; undefined when there is none of that number. */
export const loadUnit = defineRowQuery<UnitRow, [studentID: number, unitID: number]>(
  'lab.loadUnit',
  `select now() as now, ${hours}, ${columns}, u.description_ka as description, u.description_en as descriptioneng,
     u.lang, u.texts,
     (
       select coalesce(json_agg(json_build_object('fileID', f.id, 'filename', f.filename, 'mime', f.mime, 'size', f.size,
         'title', m.title_ka, 'titleeng', m.title_en) order by m.position, f.id), '[]')
       from lab_material m join stored_file f on f.id = m.file_id where m.unit_id = u.id
     ) as materials,
     (
       select coalesce(json_agg(json_build_object('taskID', k.id, 'task', k.text_ka, 'taskeng', k.text_en, 'kind', k.kind,
         'answers', case when k.kind = 'text' then '[]' else (
           select coalesce(json_agg(json_build_object('answerID', a.id, 'answer', a.text_ka, 'answereng', a.text_en)
             order by a.position), '[]')
           from lab_option a where a.task_id = k.id
         ) end,
         'fileID', k.file_id,
         'given', case when g.task_id is not null then json_build_object('answerIDs', g.option_ids, 'text', g.text) end,
         'is_right', g.is_right, 'is_done', g.solved_at is not null, 'tries', coalesce(g.tries, 0))
         order by k.position), '[]')
       from lab_task k left join lab_answer g on g.task_id = k.id and g.student_id = $1
       where k.unit_id = u.id
     ) as tasks,
     (
       select coalesce(json_agg(json_build_object('slotID', o.id, 'date', o.day, 'start', left(o.starts::text, 5),
         'end', left(o.ends::text, 5), 'starts_at', ${startsAt}, 'ends_at', ${endsAt}, 'capacity', o.capacity,
         'free', o.capacity - o.taken) order by o.day, o.starts), '[]')
       from lab_slot o where o.unit_id = u.id and ${startsAt} > now()
     ) as slots,
     ${bookings('')} as bookings
   from lab_unit u where u.id = $2`,
  ['int', 'int'],
)

/** Undefined when the unit has no material of that number. */
export const loadLabFile = defineRowQuery<StoredFile, [unitID: number, fileID: number]>(
  'lab.loadFile',
  `select f.name, f.filename, f.mime from lab_material m join stored_file f on f.id = m.file_id
   where m.unit_id = $1 and m.file_id = $2`,
)

interface TaskRow {
  readonly kind: 'single' | 'multiple' | 'text'
  readonly options: readonly {
    readonly id: number
    readonly texts: readonly string[]
    readonly is_right: boolean
  }[]
  readonly given: {
    readonly answerIDs: readonly number[]
    readonly text: string | null
    readonly is_right: boolean
    readonly tries: number
  } | null
}

/** A task with its correct answers and the student's last answer. */
export const loadTask = defineRowQuery<TaskRow, [studentID: number, unitID: number, taskID: number]>(
  'lab.loadTask',
  `select k.kind,
     (select coalesce(json_agg(json_build_object('id', a.id, 'texts', json_build_array(a.text_ka, a.text_en),
        'is_right', a.is_right)), '[]') from lab_option a where a.task_id = k.id) as options,
     case when g.task_id is not null then json_build_object('answerIDs', g.option_ids, 'text', g.text,
       'is_right', g.is_right, 'tries', g.tries) end as given
   from lab_task k left join lab_answer g on g.task_id = k.id and g.student_id = $1
   where k.unit_id = $2 and k.id = $3`,
)

const insertAnswer = statement<{ tries: number }>(
  'lab.saveAnswer',
  `insert into lab_answer (student_id, task_id, option_ids, text, is_right, solved_at)
   values ($1, $2, $3, $4, $5, case when $5 then now() end)
   on conflict (student_id, task_id) do update set option_ids = excluded.option_ids, text = excluded.text,
     is_right = excluded.is_right, solved_at = coalesce(lab_answer.solved_at, excluded.solved_at),
     tries = lab_answer.tries + 1
   returning tries`,
)
interface GivenAnswer {
  readonly taskID: number
  readonly answerIDs: readonly number[]
  readonly text: string | null
  readonly is_right: boolean
}
/** Saves the last answer, and permanently that the task is solved; gives the number of tries. */
export const saveTaskAnswer = async (tx: Connection, studentID: number, one: GivenAnswer): Promise<number> =>
  (await tx.row(insertAnswer, [studentID, one.taskID, one.answerIDs, one.text, one.is_right]))!.tries

export const agendaSql: AgendaSql = [
  `select 'lab_booking-' || b.id, 'lab_booking', o.day + o.starts, o.day + o.ends, false,
     u.name_ka, u.name_en, null, ${room}, ${room}, null, u.id
   from lab_booking b
   join lab_slot o on o.id = b.slot_id
   join lab_unit u on u.id = o.unit_id
   where b.student_id = $1 and b.cancelled_at is null`,
]
