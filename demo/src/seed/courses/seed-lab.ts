import { addDays, toWeekday } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { demoUnits } from '#demo/lab/units.ts'
import { listHolidays } from '#demo/season/holidays.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import { active, type Student } from '#demo/students/population.ts'
import { insertRows } from '#demo/seed/insert-rows.ts'
import { seedFiles } from '#demo/seed/seed-files.ts'

const labRoomName = /^C/
/** Times of a working day at which the lab is open, an hour each. */
const starts = ['11:00', '13:00', '16:00'] as const
const ends = ['12:00', '14:00', '17:00'] as const
const daysBack = 3
const daysAhead = 12
const slotCapacity = 4
/** Every n-th slot is full. */
const fullInterval = 5

type Slot = Readonly<
  Record<'id' | 'unit_id' | 'capacity', number> & Record<'day' | 'starts' | 'ends', string>
>

const listSlots = (today: string): Slot[] => {
  const days = Array.from({ length: daysBack + daysAhead }, (_, nth) => addDays(today, nth - daysBack))
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))]
  const holidays = new Set(years.flatMap(listHolidays).map(({ day }) => day))
  return days
    .filter((day) => toWeekday(day) <= 5 && !holidays.has(day))
    .flatMap((day, nth) =>
      demoUnits.map((_, unit) => ({
        unit_id: unit + 1,
        day,
        starts: starts[(nth + unit) % starts.length]!,
        ends: ends[(nth + unit) % starts.length]!,
      })),
    )
    .map((slot, nth) => ({ id: nth + 1, ...slot, capacity: slotCapacity }))
}

const seedUnits = async (tx: Connection, filesDir: string | undefined, when: string): Promise<void> => {
  const sounds = demoUnits.flatMap(({ audio }) => audio.map(({ file }) => file))
  const numbers = await seedFiles(
    tx,
    filesDir,
    sounds.map((sound) => ({ ...sound, created_at: when })),
  )
  const files = new Map(sounds.map((sound, nth) => [sound, numbers[nth]!]))
  const [room] = await tx.rows<{ id: number; name: string }>({
    name: '',
    text: `select id, name from room where name ~ '${labRoomName.source}' order by id limit 1`,
  })
  await insertRows(
    tx,
    'lab_unit',
    {
      id: 'int',
      position: 'int',
      name_ka: 'text',
      name_en: 'text',
      language_ka: 'text',
      language_en: 'text',
      lang: 'text',
      level: 'text',
      description_ka: 'text',
      description_en: 'text',
      texts: 'jsonb',
      room_id: 'int',
    },
    demoUnits.map(({ ka, en, lang, level, unit, about, title, text }, nth) => ({
      id: nth + 1,
      position: nth + 1,
      name_ka: unit.ka,
      name_en: unit.en,
      language_ka: ka,
      language_en: en,
      lang,
      level,
      description_ka: about.ka,
      description_en: about.en,
      texts: JSON.stringify([{ title, text }]),
      room_id: room?.id ?? null,
    })),
  )
  await insertRows(
    tx,
    'lab_material',
    { unit_id: 'int', file_id: 'int', position: 'int', title_ka: 'text', title_en: 'text' },
    demoUnits.flatMap(({ audio }, nth) =>
      audio.map(({ file, ka, en }, position) => ({
        unit_id: nth + 1,
        file_id: files.get(file)!,
        position,
        title_ka: ka,
        title_en: en,
      })),
    ),
  )
  const texts = { text_ka: 'text', text_en: 'text' }
  const tasks = demoUnits.flatMap((unit, nth) =>
    unit.tasks.map((task, position) => ({ unit, unit_id: nth + 1, task, position })),
  )
  await insertRows(
    tx,
    'lab_task',
    { id: 'int', unit_id: 'int', position: 'int', ...texts, kind: 'text', file_id: 'int' },
    tasks.map(({ unit, unit_id, task, position }, nth) => ({
      id: nth + 1,
      unit_id,
      position,
      text_ka: task.ka,
      text_en: task.en,
      kind: task.kind,
      file_id: task.audio === null ? null : files.get(unit.audio[task.audio]!.file)!,
    })),
  )
  await insertRows(
    tx,
    'lab_option',
    { task_id: 'int', position: 'int', ...texts, is_right: 'boolean' },
    tasks.flatMap(({ task }, nth) =>
      task.options.map(({ text, isRight }, position) => ({
        task_id: nth + 1,
        position,
        text_ka: text,
        text_en: text,
        is_right: isRight,
      })),
    ),
  )
}

/** Writes the language lab: units, slots around today, bookings, and one student's solved tasks. */
export const seedLab = async (
  tx: Connection,
  students: readonly Student[],
  today: string,
  filesDir: string | undefined,
): Promise<void> => {
  const booked_at = toInstant(addDays(today, -2), '12:00')
  await seedUnits(tx, filesDir, toInstant(addDays(today, -30), '12:00'))
  const slots = listSlots(today)
  const columns = { id: 'int', unit_id: 'int', day: 'date', starts: 'time', ends: 'time', capacity: 'int' }
  await insertRows(tx, 'lab_slot', columns, slots)
  const others = students.filter(({ named, statusID }) => named === null && statusID === active)
  const bookings = slots.flatMap(({ id }) => {
    const bookingCount = id % fullInterval === 0 ? slotCapacity : id % 3
    return Array.from({ length: Math.min(bookingCount, others.length) }, (_, nth) => ({
      student_id: others[(id * 11 + nth) % others.length]!.id,
      slot_id: id,
      booked_at,
    }))
  })
  const everyday = students.find(({ named }) => named?.key === 'everyday')
  const booked = slots.find(({ id, day }) => day > addDays(today, 1) && id % fullInterval === 1)
  if (everyday !== undefined && booked !== undefined)
    bookings.push({ student_id: everyday.id, slot_id: booked.id, booked_at })
  const once = [...new Map(bookings.map((each) => [`${each.student_id} ${each.slot_id}`, each])).values()]
  await insertRows(tx, 'lab_booking', { student_id: 'int', slot_id: 'int', booked_at: 'timestamptz' }, once)
  if (everyday !== undefined) await seedSolutions(tx, everyday.id, booked_at)
}

/** The student has solved two tasks of the first unit. */
const seedSolutions = (tx: Connection, studentID: number, solved_at: string) =>
  tx.rows(
    {
      name: '',
      text: `insert into lab_answer (student_id, task_id, option_ids, is_right, solved_at, tries)
        select $1, o.task_id, array_agg(o.id), true, $2, 1 from lab_option o
        where o.is_right and o.task_id in (1, 2) group by o.task_id`,
    },
    [studentID, solved_at],
  )
