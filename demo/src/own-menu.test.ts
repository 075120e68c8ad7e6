import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { agenda } from '#contract/account/agenda.ts'
import { duties } from '#contract/account/duties.ts'
import { menu, type menuItem } from '#contract/account/menu.ts'
import { profile } from '#contract/account/profile.ts'
import { session } from '#contract/account/session.ts'
import { applications } from '#contract/administration/applications.ts'
import { consultation } from '#contract/administration/consultation.ts'
import { camera } from '#contract/campus/camera.ts'
import { books } from '#contract/campus/books.ts'
import { library } from '#contract/campus/library.ts'
import { clubs } from '#contract/campus/clubs.ts'
import { conversations } from '#contract/administration/conversations.ts'
import { problems } from '#contract/administration/problems.ts'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { registration } from '#contract/registration/registration.ts'
import { calendar } from '#contract/studies/calendar.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { exams } from '#contract/studies/exams.ts'
import { finance } from '#contract/administration/finance.ts'
import { lab } from '#contract/studies/lab.ts'
import { master } from '#contract/studies/master.ts'
import { medicine } from '#contract/studies/medicine.ts'
import { presentations } from '#contract/studies/presentations.ts'
import { program } from '#contract/studies/program.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { makeUniversity } from './make-university.ts'
import { namedStudents } from './named-students.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })

beforeAll(async () => {
  const text = `select (now() at time zone 'Asia/Tbilisi')::date as today`
  const [day] = await db.rows<{ today: string }>({ name: '', text })
  await makeUniversity(db, { students: 400, today: day!.today, log: () => undefined })
})

/** The reads of every built screen; `resources.byName` has a parameter. */
const readsOf: Readonly<Record<string, readonly Endpoint[]>> = {
  '/': [session.user, agenda.list, schedule.currentSchedule],
  '/duties': [duties.list, agenda.list],
  '/schedule': [schedule.currentSchedule, agenda.list],
  '/evaluations': [evaluations.semesters, evaluations.generalData],
  '/my-program': [program.fullProgram, program.myEvaluations],
  '/academic-calendar': [calendar.academicCalendars],
  '/presentations': [presentations.list],
  '/registration': [registration.alreadyRegistered, registration.programModules, registration.steps],
  '/registration-steps': [registration.steps],
  '/pre-registration': [preRegistration.alreadyRegistered, preRegistration.programModules],
  '/register_problems': [problems.list],
  '/my-applications': [applications.list],
  '/my-applications/new': [applications.kinds],
  '/conversations': [conversations.list],
  '/psychologist-consultation': [consultation.times],
  '/my-library': [library.loans, library.orders, library.books],
  '/online-books': [books.online],
  '/buy-books': [books.forSale, books.purchases],
  '/cam-requests': [camera.requests],
  '/cinematography-cam-requests': [camera.cinematographyRequests],
  '/financial-info': [finance.general, finance.details, finance.announced, finance.scholarship],
  '/pay-online': [finance.details, finance.debitTypes],
  '/pay': [finance.orders],
  '/clubs': [clubs.list],
  '/clubs/manage': [clubs.own],
  '/clubs/form': [clubs.own, clubs.rules],
  '/exam-schedule': [exams.schedule, exams.types, exams.instructions],
  '/exam-view': [exams.viewed],
  '/lab': [lab.units],
  '/university-charter': [],
  '/master-themes': [master.themes],
  '/master-components': [master.components, master.files],
  '/medicine-topics': [medicine.topics],
  '/medicine-lab-groups': [medicine.labGroups],
  '/profile': [profile.contactInformation],
  '/logout': [],
}

type Item = z.output<typeof menuItem>
const listPaths = (items: readonly Item[]): string[] =>
  items.flatMap(({ path, children }) => [...(path === null ? [] : [path]), ...listPaths(children)])
const listHeadings = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [...(item.path === null ? [item] : []), ...listHeadings(item.children)])

describe('the menu of every named student', () => {
  const codes = namedStudents.map(({ key, code }) => [key, code] as const)

  // spec 2.5.5
  it.each(codes)('leads to exactly the screens that do not refuse: %s', async (_, code) => {
    const text = 'select id from student where code = $1'
    const row = await db.row<{ id: number }>({ name: '', text }, [code])
    const { headers } = await signIn(db, row!.id)
    const read = (url: string) => app.inject({ method: 'GET', url, headers })
    const trees = await Promise.all(
      [1, 2].map(async (position) => {
        const reply = await read(`${menu.items.path}?position=${position}`)
        return reply.json<{ data: { items: Item[] } }>().data.items
      }),
    )
    const answering: string[] = []
    for (const [path, reads] of Object.entries(readsOf)) {
      const replies = await Promise.all(reads.map((each) => read(each.path)))
      if (replies.every(({ statusCode }) => statusCode === 200)) answering.push(path)
    }
    const shown = new Set(trees.flatMap(listPaths))
    expect([...shown].toSorted()).toEqual(answering.toSorted())
    expect(trees.flatMap(listHeadings).filter(({ children }) => children.length === 0)).toEqual([])
  })

  it('has students of all kinds', async () => {
    const text = `select distinct p.is_master, p.is_medicine from student s join programme p on p.id = s.programme_id
      where s.code = any($1)`
    const kinds = await db.rows<object>({ name: '', text }, [namedStudents.map(({ code }) => code)])
    expect(kinds).toHaveLength(3)
  })
})
