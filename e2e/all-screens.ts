import { applications } from '#contract/administration/applications.ts'
import { notifications } from '#contract/account/notifications.ts'
import { conversations } from '#contract/administration/conversations.ts'
import { books } from '#contract/campus/books.ts'
import { clubProjects } from '#contract/campus/club-projects.ts'
import { clubs } from '#contract/campus/clubs.ts'
import { exams } from '#contract/studies/exams.ts'
import { finance } from '#contract/administration/finance.ts'
import { registration } from '#contract/registration/registration.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { canAppeal } from '#rules/exams/viewing.ts'
import { findOffer } from './registration/offer.ts'
import type { Student } from './student.ts'

interface Screens {
  readonly name: string
  readonly who: string
  readonly list: (student: Student) => Promise<readonly string[]>
}

const listRegistration: Screens['list'] = async (student) => {
  const { address } = await findOffer(student, ({ set }) => set.length === 1)
  const { subjectID } = (await student.ask(registration.alreadyRegistered)).subjects[0]!
  return [
    '/',
    '/duties',
    '/registration',
    address,
    `/registration?subject=${subjectID}`,
    '/registration?plan=mine',
    '/registration-steps',
    '/pre-registration',
  ]
}

const listStudies: Screens['list'] = async (student) => {
  const works = await student.ask(exams.viewed)
  const { id, examScheduleID, examNumberId } = works.exams.find((work) => canAppeal(work, works.now))!
  const course = (await student.ask(schedule.currentSchedule)).groups[0]!.subjectID
  return [
    '/schedule',
    '/schedule?view=list',
    '/exam-schedule',
    '/exam-view',
    `/exam-view/${id}/${examScheduleID}/${examNumberId}`,
    '/evaluations',
    '/my-program',
    '/presentations',
    `/courses/${course}`,
    `/courses/${course}/quiz`,
    '/lab',
    '/lab/1',
  ]
}

const listApplications: Screens['list'] = async (student) => {
  const { items } = await student.ask(applications.list)
  const answered = items.find(({ status }) => status === 'satisfied')!
  return [
    '/my-applications',
    `/my-applications?application=${answered.applicationID}`,
    '/my-applications/new',
    '/my-applications/new?kind=3',
  ]
}

const listConversations: Screens['list'] = async (student) => {
  const { items } = await student.ask(conversations.list)
  const { conversationID } = items.find(({ is_group }) => is_group)!
  const published = (await student.ask(notifications.list)).items.find(({ kind }) => kind === 'published')!
  return [
    '/conversations',
    `/conversations?conversation=${conversationID}`,
    '/psychologist-consultation',
    '/cam-requests',
    '/notifications',
    `/notifications?notification=${published.notificationID}`,
  ]
}

const listFinance: Screens['list'] = async (student) => {
  const { orders } = await student.ask(finance.orders)
  const { orderID } = orders.find(({ status }) => status === 'paid')!
  return [
    '/financial-info',
    '/financial-info?by=semester',
    '/pay-online',
    '/pay',
    `/pay?order=${orderID}`,
    `/pymentSuccess/success?order=${orderID}`,
  ]
}

const listClubs: Screens['list'] = async (student) => {
  const own = (await student.ask(clubs.own)).clubs.find(({ is_mine }) => is_mine)!
  const id = own.self_governmentID
  const { projects } = await student.ask(clubProjects.list, { params: { id } })
  return [
    '/clubs',
    '/clubs/form',
    '/clubs/manage',
    `/clubs/manage?club=${id}`,
    `/clubs/manage?club=${id}&project=${projects[0]!.projectId}`,
    `/clubs/manage?club=${id}&form=1`,
  ]
}

const listBooks: Screens['list'] = async (student) => {
  const { items } = await student.ask(books.forSale)
  return [
    '/my-library',
    '/my-library?find=1',
    '/online-books',
    '/online-books?search=zzzz',
    '/buy-books',
    `/buy-books/${items.find(({ copies }) => copies > 1)!.bookID}`,
    `/buy-books/${items.find(({ copies }) => copies === 0)!.bookID}`,
  ]
}

const all =
  (...paths: readonly string[]): Screens['list'] =>
  () =>
    Promise.resolve(paths)

/** The screens with data, and whose they are, in lists of about the same length. */
export const allScreens: readonly Screens[] = [
  { name: 'registration', who: 'everyday', list: listRegistration },
  { name: 'studies', who: 'everyday', list: listStudies },
  {
    name: 'the university and the profile',
    who: 'everyday',
    list: all(
      '/academic-calendar',
      '/register_problems',
      '/profile',
      '/university-charter',
      '/resources/nobody',
    ),
  },
  { name: 'applications', who: 'everyday', list: listApplications },
  { name: 'conversations', who: 'everyday', list: listConversations },
  { name: 'clubs', who: 'everyday', list: listClubs },
  { name: 'books', who: 'everyday', list: listBooks },
  {
    // With and without a screen that is near.
    name: 'what is not built or unknown',
    who: 'everyday',
    list: all('/my-library', '/exams', '/nowhere'),
  },
  { name: 'finance', who: 'everyday', list: listFinance },
  { name: 'finance with a contract', who: 'contract-accepted', list: all('/financial-info', '/pay') },
  {
    name: 'medicine',
    who: 'rotations',
    list: all('/schedule', '/medicine-topics', '/medicine-lab-groups'),
  },
  {
    name: 'the thesis',
    who: 'thesis',
    list: all('/my-program', '/master-themes', '/master-components', '/presentations'),
  },
  { name: 'a master', who: 'master', list: all('/', '/registration', '/master-themes') },
  { name: 'open pre-registration', who: 'choose-subjects', list: all('/pre-registration') },
  {
    name: 'registration that opens soon',
    who: 'opens-soon',
    list: all('/', '/registration', '/registration?plan=mine'),
  },
  { name: 'nearly used credits', who: 'near-limit', list: all('/', '/registration') },
]
