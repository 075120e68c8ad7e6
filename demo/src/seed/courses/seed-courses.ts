import type { Connection } from '#server/db/open.ts'
import type { Catalogue, Subject } from '#demo/catalogue/catalogue.ts'
import { makeDescription, materials, weekTopics } from '#demo/courses/outline.ts'
import type { FileContent } from '#demo/files/file-content.ts'
import { toRichText } from '#demo/files/rich-text.ts'
import type { Semester } from '#demo/season/semesters.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import { addDays } from '#rules/time/clock.ts'
import { insertRows } from '#demo/seed/insert-rows.ts'
import { seedFiles } from '#demo/seed/seed-files.ts'

const weeks = JSON.stringify(weekTopics.map(({ ka, en }) => ({ topic: ka, topiceng: en })))
/** Every n-th course has no materials yet. */
const bareInterval = 7

const makeSyllabus = (subject: Subject): FileContent => {
  const { ka, en } = makeDescription(subject)
  return toRichText(`${subject.ka}, სილაბუსი.rtf`, [
    `${subject.ka} / ${subject.en}`,
    `${subject.code}, ${subject.credits} ECTS`,
    '# აღწერა',
    ka,
    '# თემები',
    ...weekTopics.map((topic, nth) => `${nth + 1}. ${topic.ka}`),
    '# Description',
    en,
    '# Topics',
    ...weekTopics.map((topic, nth) => `${nth + 1}. ${topic.en}`),
  ])
}

/** A subject whose name ends in II requires the one of its field that ends in I. */
const findPrerequisites = (subjects: readonly Subject[]) =>
  subjects.flatMap((subject) => {
    const first = subject.ka.replace(/ II$/, ' I')
    const earlier = subjects.find(({ ka, field }) => ka === first && field === subject.field)
    return first === subject.ka || earlier === undefined
      ? []
      : [{ subject_id: subject.id, prerequisite_id: earlier.id }]
  })

/** Writes every subject's description, and the syllabus and weekly materials of those that are taught. */
export const seedCourses = async (
  tx: Connection,
  { subjects }: Catalogue,
  taught: ReadonlySet<number>,
  { id: semester_id, startsOn }: Semester,
  filesDir: string | undefined,
): Promise<void> => {
  const running = subjects.filter(({ id }) => taught.has(id))
  const syllabi = new Map(running.map((subject) => [subject.id, makeSyllabus(subject)]))
  const papers = running
    .filter(({ id }) => id % bareInterval !== 0)
    .flatMap((subject) =>
      materials.map((material) => ({
        subject,
        material,
        // A name that is valid in every file system.
        file: toRichText(`${material.ka.replace(':', ',')}.rtf`, [
          `${subject.ka}: ${material.ka}`,
          ...material.lines,
        ]),
      })),
    )
  const files = [...syllabi.values(), ...papers.map(({ file }) => file)]
  const created_at = toInstant(startsOn, '09:00')
  const numbers = await seedFiles(
    tx,
    filesDir,
    files.map((file) => ({ ...file, created_at })),
  )
  const ids = new Map(files.map((file, nth) => [file, numbers[nth]!]))
  await insertRows(
    tx,
    'subject_outline',
    { subject_id: 'int', description_ka: 'text', description_en: 'text', weeks: 'jsonb', syllabus_id: 'int' },
    subjects.map((subject) => {
      const { ka, en } = makeDescription(subject)
      const file = syllabi.get(subject.id)
      return {
        subject_id: subject.id,
        description_ka: ka,
        description_en: en,
        weeks,
        syllabus_id: file === undefined ? null : ids.get(file)!,
      }
    }),
  )
  await insertRows(
    tx,
    'subject_prerequisite',
    { subject_id: 'int', prerequisite_id: 'int' },
    findPrerequisites(subjects),
  )
  await insertRows(
    tx,
    'course_material',
    {
      semester_id: 'int',
      subject_id: 'int',
      week: 'int',
      title_ka: 'text',
      title_en: 'text',
      file_id: 'int',
      created_at: 'timestamptz',
    },
    papers.map(({ subject, material: { week, ka, en }, file }) => ({
      semester_id,
      subject_id: subject.id,
      week,
      title_ka: ka,
      title_en: en,
      file_id: ids.get(file)!,
      created_at: toInstant(addDays(startsOn, 7 * (week - 1)), '18:00'),
    })),
  )
}
