import { agenda } from '#contract/account/agenda.ts'
import { agreements } from '#contract/account/agreements.ts'
import { notifications } from '#contract/account/notifications.ts'
import { profile } from '#contract/account/profile.ts'
import { session } from '#contract/account/session.ts'
import { uploads } from '#contract/account/uploads.ts'
import { applications } from '#contract/administration/applications.ts'
import { consultation } from '#contract/administration/consultation.ts'
import { conversations } from '#contract/administration/conversations.ts'
import { finance } from '#contract/administration/finance.ts'
import { payments } from '#contract/administration/payments.ts'
import { problems } from '#contract/administration/problems.ts'
import { books } from '#contract/campus/books.ts'
import { camera } from '#contract/campus/camera.ts'
import { clubProjects } from '#contract/campus/club-projects.ts'
import { clubs } from '#contract/campus/clubs.ts'
import { library } from '#contract/campus/library.ts'
import { groups } from '#contract/registration/groups.ts'
import { minor } from '#contract/registration/minor.ts'
import { plans } from '#contract/registration/plans.ts'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { registration } from '#contract/registration/registration.ts'
import { calendar } from '#contract/studies/calendar.ts'
import { courses } from '#contract/studies/courses.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { exams } from '#contract/studies/exams.ts'
import { feeds } from '#contract/studies/feeds.ts'
import { lab } from '#contract/studies/lab.ts'
import { master } from '#contract/studies/master.ts'
import { medicine } from '#contract/studies/medicine.ts'
import { presentations } from '#contract/studies/presentations.ts'
import { program } from '#contract/studies/program.ts'
import { resources } from '#contract/studies/resources.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { surveys } from '#contract/studies/surveys.ts'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'

/** Each topic and the reads that show it. */
export const readsByTopic = {
  /** Reads with dates, from every area. */
  agenda: [agenda.list],
  /** The student, and what blocks the portal for them. */
  user: [session.user, agenda.list],
  contactInformation: [profile.contactInformation],
  picture: [profile.picture],
  devices: [profile.devices],
  notifications: [notifications.list, agenda.list],
  popups: [notifications.popups],
  contract: [agreements.internationalData],
  consents: [agreements.consents],
  visitTimes: [agreements.availableTimes, agreements.chosenTimes],
  unfinishedUploads: [uploads.unfinished],
  /** The account with the university, and what depends on it. */
  account: [finance.general, finance.details, finance.by, finance.scholarship],
  paymentOrders: [finance.orders, finance.order, payments.sandboxPage],
  applications: [applications.list, applications.one],
  cameraRequests: [camera.requests, camera.cinematographyRequests],
  clubs: [clubs.list, clubs.own, clubs.members, clubProjects.list, clubProjects.one],
  consultation: [consultation.times],
  conversations: [conversations.list, conversations.messages, agenda.list],
  conversationList: [conversations.list, agenda.list],
  books: [books.forSale, books.one, books.purchases],
  library: [library.loans, library.orders, library.books],
  problems: [problems.list],
  surveys: [surveys.list],

  /** The student's seats, and what their week, their credits and their choices show of them. */
  seats: [
    registration.alreadyRegistered,
    registration.moduleSubjects,
    registration.programModules,
    registration.freeSubjects,
    minor.subjects,
    groups.mustChange,
    groups.general,
    groups.generalForChange,
    groups.repairs,
    groups.practise,
    groups.seminar,
    groups.choosePractise,
    groups.chooseSeminar,
    schedule.currentSchedule,
    agenda.list,
    exams.schedule,
    registration.steps,
    evaluations.semesters,
    evaluations.ofSemester,
    program.fullProgram,
    courses.course,
  ],
  /** Reads that follow from the seats and that no screen waits for. */
  seatConsequences: [
    registration.blockSubjects,
    registration.moduleRestriction,
    registration.subjects,
    registration.preRegisteredSubjects,
    registration.englishLevelSubject,
    registration.isRegistered,
  ],
  /** Reads that change when registration opens or closes: first groups, later subjects (see `useRegistrationWindow`). */
  offeredGroups: [groups.general, groups.repairs, registration.preRegisteredSubjects],
  offeredSubjects: [
    registration.moduleSubjects,
    registration.freeSubjects,
    registration.englishLevelSubject,
    minor.subjects,
    minor.hasChooseMinor,
    minor.programs,
  ],
  englishLevel: [registration.englishLevelSubject],
  groupRequests: [groups.requests, groups.dateTimesOfSubject],
  minor: [minor.hasChooseMinor, minor.programs],
  plans: [plans.list],
  planOutcome: [plans.outcome],
  preRegistration: [
    preRegistration.alreadyRegistered,
    preRegistration.programModules,
    preRegistration.whoCanDelete,
    preRegistration.toShow,
    registration.preRegisteredSubjects,
    registration.allPreRegisteredSubjects,
    program.fullProgram,
  ],
  concentration: [registration.programModules, registration.subjects, program.fullProgram],
  lawSubjects: [program.lawSubjects],
  program: [program.fullProgram],

  calendar: [calendar.academicCalendars],
  calendarSubscription: [feeds.subscription],
  course: [courses.course],
  quiz: [courses.quiz],
  examAnswers: [exams.answers],
  examSchedule: [exams.schedule],
  viewedExams: [exams.viewed],
  lab: [lab.units],
  labUnit: [lab.unit],
  labGroups: [medicine.labGroups],
  medicineTopics: [medicine.topics],
  marks: [evaluations.semesters],
  masterComponents: [master.components],
  masterFiles: [master.files],
  masterThemes: [master.themes],
  presentations: [presentations.list],
  resources: [resources.byName],
  schedule: [schedule.currentSchedule],
} satisfies Readonly<Record<string, readonly Endpoint[]>>

export type Topic = keyof typeof readsByTopic
