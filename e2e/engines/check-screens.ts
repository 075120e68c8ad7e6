import { expect } from '@playwright/test'
import { conversations } from '#contract/administration/conversations.ts'
import { finance } from '#contract/administration/finance.ts'
import { books } from '#contract/campus/books.ts'
import { clubs } from '#contract/campus/clubs.ts'
import { library } from '#contract/campus/library.ts'
import { registration } from '#contract/registration/registration.ts'
import { calendar } from '#contract/studies/calendar.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { formatPhrase, localize, type Locale } from '#rules/text/locale.ts'
import { screenNames } from '#web/app/paths.ts'
import { words as home } from '#web/areas/home/words.ts'
import { words as plans } from '#web/areas/plans/words.ts'
import { words as ui } from '#web/ui/words.ts'
import { allViews } from '../all-views.ts'
import type { Student } from '../student.ts'
import { test } from './engine-test.ts'

/** The texts of the API in one language that the screens show. */
const loadTexts = async (student: Student, locale: Locale) => {
  const [{ groups }, { modules }, { events }, written, account, online, allClubs, { loans }] =
    await Promise.all([
      student.ask(schedule.currentSchedule),
      student.ask(registration.programModules),
      student.ask(calendar.academicCalendars),
      student.ask(conversations.list),
      student.ask(finance.details),
      student.ask(books.online),
      student.ask(clubs.list),
      student.ask(library.loans),
    ])
  return {
    subjects: groups.map((row) => localize(row, 'subject', locale)),
    modules: modules.map((row) => localize(row, 'module', locale)),
    events: events.map((row) => localize(row, 'name', locale)),
    conversations: written.items.map((row) => localize(row, 'name', locale)),
    movements: account.movements.map((row) => localize(row, 'name', locale)),
    books: online.items.map(({ title }) => title),
    clubs: allClubs.items.map((row) => localize(row, 'name', locale)),
    loans: loans.map(({ book }) => book.title),
    student: [student.code],
    plans: [formatPhrase(plans.newPlan, locale)],
    firstSubjectID: groups[0]!.subjectID,
    greeting: formatPhrase(home.greeting, locale, { name: localize(student.user, 'fname', locale) }),
  }
}

type Texts = Awaited<ReturnType<typeof loadTexts>>

/** The most used screens, and of which texts each shows at least one. */
const screens = [
  { path: '/', shows: 'subjects' },
  { path: '/schedule', shows: 'subjects' },
  { path: '/registration', shows: 'modules' },
  { path: '/my-program', shows: 'modules' },
  { path: '/evaluations', shows: 'subjects' },
  { path: '/exam-schedule', shows: 'subjects' },
  { path: '/academic-calendar', shows: 'events' },
  { path: '/registration?plan=mine', shows: 'plans' },
  { path: '/profile', shows: 'student' },
  { path: '/courses/$subjectId', shows: 'subjects' },
  { path: '/conversations', shows: 'conversations' },
  { path: '/financial-info', shows: 'movements' },
  { path: '/online-books', shows: 'books' },
  { path: '/my-library', shows: 'loans' },
  { path: '/clubs', shows: 'clubs' },
] as const

const headingOf = (path: (typeof screens)[number]['path'], locale: Locale, texts: Texts): string => {
  if (path === '/') return texts.greeting
  if (path === '/courses/$subjectId') return texts.subjects[0]!
  return formatPhrase(path === '/registration?plan=mine' ? plans.myPlans : screenNames[path], locale)
}

for (const view of allViews) {
  const { locale, width, scheme } = view
  test.describe(`${locale}, ${width} px, ${scheme}`, () => {
    test.use({ view })

    for (const { path, shows } of screens) {
      test(`${path} shows its content and nothing beside it`, async ({ window, signIn }) => {
        const student = await signIn('everyday')
        const texts = await loadTexts(student, locale)
        const heading = headingOf(path, locale, texts)
        await window.open(path.replace('$subjectId', String(texts.firstSubjectID)))
        const listFaults = async () => {
          const screen = await window.readScreen()
          const isDark = Number(/\d+/.exec(screen.background)![0]) < 128
          return [
            !screen.heading.includes(heading) && `the heading is ${screen.heading}`,
            screen.isLoading && 'it loads',
            !texts[shows].some((text) => screen.text.includes(text)) && `it shows no ${shows}`,
            screen.text.includes(formatPhrase(ui.tryAgain, locale)) && 'it shows an error',
            screen.hiddenWidth > 0 && `${screen.hiddenWidth} pixels scroll sideways`,
            screen.language !== locale && `its language is ${screen.language}`,
            isDark !== (scheme === 'dark') && `its background is ${screen.background}`,
          ].filter((fault) => fault !== false)
        }
        await expect.poll(listFaults).toEqual([])
      })
    }
  })
}
