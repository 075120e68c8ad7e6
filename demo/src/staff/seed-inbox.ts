import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { insertRows } from '#demo/seed/insert-rows.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import type { Student } from '#demo/students/population.ts'
import { pickInboxStudents } from './inbox-students.ts'
import { seedOpenAppeals } from './seed-open-appeals.ts'
import { seedOpenApplications } from './seed-open-applications.ts'
import { seedOpenReviews } from './seed-open-reviews.ts'

interface OpenProblem {
  readonly daysAgo: number
  readonly ka: string
  readonly en: string
}

const openProblems: readonly OpenProblem[] = [
  {
    daysAgo: 12,
    ka: 'ჩემს ცხრილში ერთი ლექცია ორჯერ ჩანს: ოთხშაბათს 11:00-ზე და 12:00-ზე.',
    en: 'One lecture stands twice in my schedule: on Wednesday at 11:00 and at 12:00.',
  },
  {
    daysAgo: 9,
    ka: 'შუალედური გამოცდის ქულა პორტალზე არ ჩანს, თუმცა ლექტორმა უკვე გამოაცხადა.',
    en: 'The score of my midterm is not shown, although the lecturer has announced it.',
  },
  {
    daysAgo: 6,
    ka: 'მისამართი შევიცვალე, მაგრამ პროფილში ძველი წერია. სად უნდა მივმართო?',
    en: 'I have moved, but my profile has the old address. Whom do I tell?',
  },
  {
    daysAgo: 4,
    ka: 'კურსის გვერდზე მეოთხე კვირის მასალა ვერ ჩამოვტვირთე: ფაილი არ იხსნება.',
    en: 'I cannot download the material of week 4: the file does not open.',
  },
  {
    daysAgo: 2,
    ka: 'რეგისტრაციისას არჩევითი საგანი სიაში ვერ ვიპოვე, პროგრამაში კი წერია.',
    en: 'I could not find an elective in the registration list, although my programme has it.',
  },
  {
    daysAgo: 1,
    ka: 'ტელეფონზე ცხრილი მარჯვნივ გადის და ბოლო დღეები არ ჩანს.',
    en: 'On my phone the schedule runs off to the right, and the last days cannot be seen.',
  },
]

const toLanguage = ({ programme }: Student): 'ka' | 'en' => (programme.text.english ? 'en' : 'ka')

/** Unanswered entries of unnamed students, of every kind, of different age and from different schools. */
export const seedInbox = async (
  tx: Connection,
  students: readonly Student[],
  today: string,
  filesDir: string | undefined,
): Promise<void> => {
  await seedOpenAppeals(tx, students, today)
  await seedOpenReviews(tx, students, today, filesDir)
  await seedOpenApplications(tx, students, today, filesDir)
  const reporters = pickInboxStudents(students, 0, openProblems.length)
  await insertRows(
    tx,
    'problem',
    { student_id: 'int', reported_in: 'text', text: 'text', created_at: 'timestamptz' },
    reporters.map((student, nth) => {
      const { daysAgo, ...text } = openProblems[nth]!
      return {
        student_id: student.id,
        reported_in: 'portal',
        text: text[toLanguage(student)],
        created_at: toInstant(addDays(today, -daysAgo), '11:20'),
      }
    }),
  )
}
