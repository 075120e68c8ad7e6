import { exams } from '#contract/studies/exams.ts'
import { registration } from '#contract/registration/registration.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { canAppeal } from '#rules/exams/viewing.ts'
import { findOffer } from './registration/offer.ts'
import type { Student } from './student.ts'

/** The screens with data, and whose they are; a subject of the registration's address can be taken. */
export const screensOf: Readonly<Record<string, (student: Student) => Promise<readonly string[]>>> = {
  everyday: async (student) => {
    const { address } = await findOffer(student, ({ set }) => set.length === 1)
    const works = await student.ask(exams.viewed)
    const { id, examScheduleID, examNumberId } = works.exams.find((work) => canAppeal(work, works.now))!
    const { subjectID } = (await student.ask(registration.alreadyRegistered)).subjects[0]!
    const course = (await student.ask(schedule.currentSchedule)).groups[0]!.subjectID
    return [
      '/',
      '/duties',
      '/registration',
      address,
      `/registration?subject=${subjectID}`,
      '/registration?plan=mine',
      '/registration-steps',
      '/pre-registration',
      '/register_problems',
      '/schedule',
      '/schedule?view=list',
      '/academic-calendar',
      '/exam-schedule',
      '/exam-view',
      `/exam-view/${id}/${examScheduleID}/${examNumberId}`,
      '/profile',
      '/evaluations',
      '/my-program',
      '/university-charter',
      '/resources/nobody',
      '/presentations',
      `/courses/${course}`,
      `/courses/${course}/quiz`,
      '/lab',
      '/lab/1',
      // Not built yet, with and without payments; unknown, with and without a screen that is near.
      '/financial-info',
      '/clubs/form',
      '/exams',
      '/nowhere',
    ]
  },
  rotations: async () => ['/medicine-topics', '/medicine-lab-groups'],
  thesis: async () => ['/master-themes', '/master-components'],
  'choose-subjects': async () => ['/pre-registration'],
  'opens-soon': async () => ['/', '/registration', '/registration?plan=mine'],
  'near-limit': async () => ['/registration'],
}
