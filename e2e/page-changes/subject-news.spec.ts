import { exams } from '#contract/studies/exams.ts'
import { medicine } from '#contract/studies/medicine.ts'
import { presentations } from '#contract/studies/presentations.ts'
import { localize } from '#rules/text/locale.ts'
import { words as examWords } from '#web/areas/exams/words.ts'
import { words } from '#web/areas/medicine/words.ts'
import { words as presentationWords } from '#web/areas/presentations/words.ts'
import { formatShortInstant } from '#web/i18n/format.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { translators } from '../languages.ts'
import { expectListedChange } from './move-deadlines.ts'
import { setView } from './set-view.ts'
import type { Student } from '../student.ts'
import {
  movePresentations,
  moveTopicDeadline,
  addToLabGroup,
  renameTopic,
  setExamRegistrationText,
  removeFromLabGroup,
} from './sql.ts'

const later = (instant: string, days: number) => Date.parse(instant) + days * 24 * 3_600_000

const pages = {
  '/presentations': [presentations.list, presentations.seen],
  '/medicine-topics': [medicine.topics, medicine.seenTopics],
  '/medicine-lab-groups': [medicine.labGroups, medicine.seenLabGroups],
  '/exam-schedule': [exams.schedule, exams.seen],
} as const
const haveSeen = async (student: Student, path: keyof typeof pages) => {
  const [read, seen] = pages[path]
  const { version } = await student.ask(read)
  await student.ask(seen, { body: { version } })
}

for (const { locale, width, key } of chooseViews(
  [
    { locale: 'ka', width: 360, key: 'everyday' },
    { locale: 'en', width: 1280, key: 'english' },
  ] as const,
  1,
)) {
  const t = translators[locale]

  test.describe(`changes since the last visit, ${locale} ${width}`, () => {
    setView(locale, width)

    test('to the deadlines of presentations are shown', async ({ page, signIn, db }) => {
      const student = await signIn(key)
      await haveSeen(student, '/presentations')
      const { subjects } = await student.ask(presentations.list)
      const task = subjects.find(({ upload_until }) => upload_until !== null)!
      await movePresentations(db, task.subjectID, 10)
      try {
        const [was, now] = [0, 10].map((days) => formatShortInstant(later(task.upload_until!, days), locale))
        const subject = localize(task, 'subject', locale)
        await expectListedChange(page, locale, '/presentations', [
          `${subject}: ${t(presentationWords.deadlineMoved, { was: was!, now: now! })}`,
        ])
      } finally {
        await movePresentations(db, task.subjectID, -10)
        await haveSeen(student, '/presentations')
      }
    })

    test('to medicine topics are shown', async ({ page, signIn, db }) => {
      const student = await signIn('rotations')
      await haveSeen(student, '/medicine-topics')
      const { subjects } = await student.ask(medicine.topics)
      const own = subjects.find(({ mine }) => mine !== null)!
      const { topicID, topic, topiceng } = own.mine!
      await moveTopicDeadline(db, own.subjectID, 10)
      await renameTopic(db, topicID, 'გული', 'The heart')
      try {
        const subject = localize(own, 'subject', locale)
        const [was, now] = [0, 10].map((days) => formatShortInstant(later(own.until!, days), locale))
        const name = localize(own.mine!, 'topic', locale)
        await expectListedChange(page, locale, '/medicine-topics', [
          `${subject}: ${t(words.deadlineMoved, { was: was!, now: now! })}`,
          `${subject}: ${t(words.topicRenamed, { was: name, now: locale === 'ka' ? 'გული' : 'The heart' })}`,
        ])
      } finally {
        await moveTopicDeadline(db, own.subjectID, -10)
        await renameTopic(db, topicID, topic, topiceng)
        await haveSeen(student, '/medicine-topics')
      }
    })

    test('to the members of a laboratory group are shown', async ({ page, signIn, db }) => {
      const student = await signIn('rotations')
      await haveSeen(student, '/medicine-lab-groups')
      const { subjects } = await student.ask(medicine.labGroups)
      const own = subjects.find(({ mine }) => mine !== null)!
      const { labGroupID, students } = own.mine!
      const friend = students.find(({ is_me }) => !is_me)!
      const subject = localize(own, 'subject', locale)
      const names = `${localize(friend, 'fname', locale)} ${localize(friend, 'lname', locale)}`
      const registrationID = await removeFromLabGroup(db, labGroupID, friend.code)
      try {
        await expectListedChange(page, locale, '/medicine-lab-groups', [
          `${subject}: ${t(words.studentsLeft, { names })}`,
        ])
      } finally {
        await addToLabGroup(db, labGroupID, registrationID)
      }
      await expectListedChange(page, locale, '/medicine-lab-groups', [
        `${subject}: ${t(words.studentsJoined, { names })}`,
      ])
    })

    test('to the deadline for distance exams are shown', async ({ page, signIn, db }) => {
      const student = await signIn(key)
      await haveSeen(student, '/exam-schedule')
      const { registration_deadline, registration_deadlineeng } = await student.ask(exams.schedule)
      const moved = { ka: '1 იანვარი', en: '1 January' }
      await setExamRegistrationText(db, moved.ka, moved.en)
      try {
        const was = localize(
          { registration_deadline, registration_deadlineeng },
          'registration_deadline',
          locale,
        )
        await expectListedChange(page, locale, '/exam-schedule', [
          t(examWords.deadlineMoved, { was, now: moved[locale] }),
        ])
      } finally {
        await setExamRegistrationText(db, registration_deadline, registration_deadlineeng)
        await haveSeen(student, '/exam-schedule')
      }
    })
  })
}
