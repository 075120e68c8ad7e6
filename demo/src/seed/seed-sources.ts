import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import type { Semester } from '#demo/season/semesters.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import { findFirstRoundStart } from '#demo/season/windows.ts'
import { makeMinors } from '#demo/sources/minors.ts'
import { listBlocks, listModuleRules } from '#demo/sources/module-rules.ts'
import { makePreRegistrations } from '#demo/sources/pre-registrations.ts'
import type { Group } from '#demo/groups/group.ts'
import type { Timetable } from '#demo/groups/timetable.ts'
import { active } from '#demo/students/population.ts'
import type { Registration } from '#demo/students/registrations.ts'
import { Week } from '#demo/students/week.ts'
import type { University } from '#demo/university.ts'
import { insertRows } from './insert-rows.ts'

type KnownIds = Omit<University, 'semesters'>

/**
 * Days before the first round on which pre-registration was open, and minutes of its first days with pre-registrations.
 */
const hoursSinceOpening = 21
const preRegistrationMinutes = 4000
/** One student in this many has a minor, or waives the free credits. */
const pickOne = { minor: 23, noFree: 31 }
const levelsOfEnglish = 6

const run = (tx: Connection, text: string, values: readonly unknown[]) => tx.rows({ name: '', text }, values)

const seedMinors = async (tx: Connection, { catalogue, students }: KnownIds): Promise<void> => {
  const minors = makeMinors(catalogue)
  await insertRows(
    tx,
    'module',
    {
      id: 'int',
      programme_id: 'int',
      name_ka: 'text',
      name_en: 'text',
      kind: 'text',
      position: 'int',
      required_credits: 'int',
    },
    minors.map(({ id, programme, requiredCredits }) => ({
      id,
      programme_id: programme.id,
      name_ka: `დამატებითი სპეციალობა: ${programme.text.ka}`,
      name_en: `Minor: ${programme.text.en}`,
      kind: 'minor',
      position: 0,
      required_credits: requiredCredits,
    })),
  )
  await insertRows(
    tx,
    'module_subject',
    { module_id: 'int', subject_id: 'int', study_semester: 'int' },
    minors.flatMap(({ id, placements }) =>
      placements.map(({ subject, semester }) => ({
        module_id: id,
        subject_id: subject.id,
        study_semester: semester,
      })),
    ),
  )
  const choosing = students.filter(
    ({ id, named, statusID, studySemester, programme }) =>
      named === null &&
      statusID === active &&
      id % pickOne.minor === 0 &&
      studySemester > 2 &&
      programme.text.level === 'bachelor',
  )
  const chosen = choosing.flatMap(({ id, programme }) => {
    const others = minors.filter((minor) => minor.programme !== programme)
    const other = others[id % others.length]
    return other === undefined ? [] : { id, programmeID: other.programme.id }
  })
  await run(
    tx,
    `update student s set minor_programme_id = c.programme_id
     from unnest($1::int[], $2::int[]) c (id, programme_id) where s.id = c.id`,
    [chosen.map(({ id }) => id), chosen.map(({ programmeID }) => programmeID)],
  )
}

const seedModuleRules = async (tx: Connection, { catalogue }: KnownIds): Promise<void> => {
  for (const { module, maximumCredits, maximumSubjects, after } of listModuleRules(catalogue)) {
    await run(
      tx,
      `update module set maximum_credits = $2, maximum_subjects = $3, after_module_id = $4, after_credits = $5
       where id = $1`,
      [module.id, maximumCredits, maximumSubjects, after?.module.id ?? null, after?.credits ?? null],
    )
  }
  const blocks = listBlocks(catalogue)
  await insertRows(
    tx,
    'module_block',
    { id: 'int', module_id: 'int', name_ka: 'text', name_en: 'text', position: 'int', choose: 'int' },
    blocks.map(({ id, module, ka, en, choose }) => ({
      id,
      module_id: module.id,
      name_ka: ka,
      name_en: en,
      position: id,
      choose,
    })),
  )
  for (const { id, module, subjectIDs } of blocks) {
    await run(
      tx,
      'update module_subject set block_id = $1 where module_id = $2 and subject_id = any($3::int[])',
      [id, module.id, subjectIDs],
    )
  }
  const levels = catalogue.subjects.filter(
    ({ field, number }) => field === 'lan' && number <= levelsOfEnglish,
  )
  await insertRows(
    tx,
    'english_level',
    { subject_id: 'int', level: 'int' },
    levels.map(({ id, number }) => ({ subject_id: id, level: number })),
  )
}

/** Journalists choose two of these subjects of law. */
const lawSubjectsOfJournalism = { programme: 'journalism', choose: 2, numbers: [3, 11, 16, 20] }

const seedLawChoice = async (tx: Connection, { catalogue }: KnownIds): Promise<void> => {
  const { choose, numbers } = lawSubjectsOfJournalism
  const programme = catalogue.programmes.find(({ text }) => text.key === lawSubjectsOfJournalism.programme)!
  await insertRows(tx, 'law_choice', { id: 'int', programme_id: 'int', choose: 'int' }, [
    { id: 1, programme_id: programme.id, choose },
  ])
  await insertRows(
    tx,
    'law_choice_subject',
    { law_choice_id: 'int', subject_id: 'int' },
    catalogue.subjects
      .filter(({ field, number }) => field === 'law' && numbers.includes(number))
      .map(({ id }) => ({ law_choice_id: 1, subject_id: id })),
  )
}

/**
 * The last part of a registered subject of which another set has free seats that fit, so that the student can change
 * it.
 */
const changeableLevels = (
  { set, request }: Registration,
  own: readonly Registration[],
  { sets }: Timetable,
): Group | undefined => {
  const week = new Week()
  for (const other of own) if (other.set !== set) week.add(other.set)
  const last = set.at(-1)
  const others = (sets.get(request.subject) ?? []).filter(
    (each) => last !== undefined && !each.includes(last),
  )
  const isFree = (group: Group) => group.taken < group.capacity
  return others.some((each) => each.every(isFree) && week.hasRoomFor(each)) ? last : undefined
}

/** Closes a group of the student who demonstrates that, one without other named students. */
const closeGroup = async (tx: Connection, { registrations, timetable }: KnownIds): Promise<void> => {
  const named = registrations.filter(({ student }) => student.named !== null)
  const own = named.filter(({ student }) => student.named?.key === 'second-round')
  const others = new Set(named.filter((each) => !own.includes(each)).flatMap(({ set }) => set))
  const groups = own.flatMap((each) => changeableLevels(each, own, timetable) ?? [])
  const closed = groups.find((group) => !others.has(group)) ?? groups[0]
  if (closed === undefined) return
  await run(tx, 'update study_group set is_open = false, must_change = true where id = $1', [closed.id])
}

/**
 * Writes the sources of subjects besides the modules: minors, limits, blocks, levels of English, pre-registrations, and
 * students who waive their free credits.
 */
export const seedSources = async (
  tx: Connection,
  known: KnownIds,
  semester: Semester,
  today: string,
  progress: (done: number, of: number) => void,
): Promise<void> => {
  await seedMinors(tx, known)
  await seedModuleRules(tx, known)
  await seedLawChoice(tx, known)
  await closeGroup(tx, known)
  const opened = Date.parse(toInstant(addDays(findFirstRoundStart(today), -hoursSinceOpening), '12:00'))
  const isTaught = (subject: (typeof known.catalogue.subjects)[number]) => known.timetable.sets.has(subject)
  await insertRows(
    tx,
    'pre_registration',
    {
      id: 'int',
      student_id: 'int',
      semester_id: 'int',
      subject_id: 'int',
      module_id: 'int',
      created_at: 'timestamptz',
    },
    makePreRegistrations(known.students, known.registrations, isTaught).map(
      ({ student, subject, module }, index) => ({
        id: index + 1,
        student_id: student.id,
        semester_id: semester.id,
        subject_id: subject.id,
        module_id: module.id,
        created_at: new Date(opened + ((index * 41) % preRegistrationMinutes) * 60_000).toISOString(),
      }),
    ),
    progress,
  )
  await insertRows(
    tx,
    'free_credit_opt_out',
    { student_id: 'int', semester_id: 'int', opted_out_at: 'timestamptz' },
    known.students
      .filter(({ id, named, statusID }) => named === null && statusID === active && id % pickOne.noFree === 0)
      .map(({ id }) => ({
        student_id: id,
        semester_id: semester.id,
        opted_out_at: new Date(opened).toISOString(),
      })),
  )
}
