import type { QueryClient } from '@tanstack/react-query'
import { agreements } from '#contract/account/agreements.ts'
import { documents } from '#contract/account/documents.ts'
import { notifications } from '#contract/account/notifications.ts'
import { profile } from '#contract/account/profile.ts'
import { session } from '#contract/account/session.ts'
import { uploads } from '#contract/account/uploads.ts'
import { applications } from '#contract/administration/applications.ts'
import { consultation } from '#contract/administration/consultation.ts'
import { conversations } from '#contract/administration/conversations.ts'
import { finance } from '#contract/administration/finance.ts'
import { payments } from '#contract/administration/payments.ts'
import { graduation } from '#contract/administration/graduation.ts'
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
import { readAgain } from './read-again.ts'
import { readsByTopic, type Topic } from './topics/reads-by-topic.ts'

/** Each write and the topics that it changes. */
const topicsByWrite: ReadonlyMap<Endpoint, readonly Topic[]> = new Map<Endpoint, readonly Topic[]>([
  [session.studentLocation, ['user']],
  // Dialogs that send a code wait for the phone.
  [profile.changePhone, ['contactInformation', 'user']],
  [profile.changePicture, ['picture']],
  [profile.changePassword, ['devices']],
  [profile.signOutDevice, ['devices']],
  [profile.signOutOthers, ['devices']],
  [notifications.seeAll, ['notifications']],
  [notifications.seePopup, ['popups', 'user']],
  [agreements.acceptForeignContract, ['user']],
  [agreements.approveContract, ['contract']],
  [agreements.saveInternationalAgreement, ['user', 'consents']],
  [agreements.withdrawMediaConsent, ['consents']],
  [agreements.saveTime, ['visitTimes', 'agenda']],
  [agreements.removeTime, ['visitTimes', 'user']],
  [agreements.closeInstructions, ['user']],
  [documents.saveVaccineAnswer, ['user']],
  [documents.uploadMissed, ['user']],
  [uploads.drop, ['unfinishedUploads']],
  [finance.saveBankAccount, ['user', 'account']],
  [finance.saveInformaticsInfo, ['user', 'account']],
  [finance.pay, ['paymentOrders']],
  [finance.cancelOrder, ['paymentOrders', 'books', 'library']],
  [books.buy, ['books', 'paymentOrders']],
  // The bank has said something new: the screen of the order sees it.
  [payments.sandboxPay, ['paymentOrders']],
  [payments.callback, []],
  [graduation.saveGown, ['user']],
  [graduation.saveAttendance, ['user']],
  [applications.send, ['applications']],
  [applications.cancel, ['applications']],
  [camera.send, ['cameraRequests']],
  [camera.cancel, ['cameraRequests']],
  [camera.sendCinematography, ['cameraRequests']],
  [camera.cancelCinematography, ['cameraRequests']],
  [library.order, ['library']],
  [library.cancel, ['library']],
  [library.renew, ['library', 'agenda']],
  [library.payFine, ['library', 'paymentOrders']],
  [library.hold, ['library']],
  [library.cancelHold, ['library']],
  [consultation.book, ['consultation']],
  [consultation.cancel, ['consultation']],
  [conversations.start, ['conversations']],
  [conversations.write, ['conversations']],
  [conversations.mute, ['conversations']],
  [conversations.report, ['problems']],
  // Data of a left conversation cannot be read any more.
  [conversations.leave, ['conversationList']],
  [problems.report, ['problems']],
  [clubs.found, ['clubs']],
  [clubs.change, ['clubs']],
  [clubs.withdraw, ['clubs']],
  [clubs.withdrawChange, ['clubs']],
  [clubs.close, ['clubs']],
  [clubs.join, ['clubs']],
  [clubs.leave, ['clubs']],
  [clubs.invite, ['clubs']],
  [clubs.accept, ['clubs']],
  [clubs.setRole, ['clubs']],
  [clubs.removeMember, ['clubs']],
  [clubProjects.make, ['clubs']],
  [clubProjects.change, ['clubs']],
  [clubProjects.remove, ['clubs']],
  [clubProjects.addResource, ['clubs']],
  [clubProjects.removeResource, ['clubs']],
  [clubs.handleAnswer, ['user', 'clubs']],
  [surveys.send, ['user', 'surveys']],

  [registration.choose, ['seats']],
  [registration.changeGroups, ['seats']],
  [registration.cancel, ['seats']],
  [registration.undo, ['seats']],
  [registration.changeEnglishLevel, ['seats', 'englishLevel']],
  [registration.dontWantFromFreeCredit, ['seats', 'seatConsequences']],
  [registration.answerEnglishLevel, ['user']],
  [registration.writeProblem, ['problems']],
  [groups.registerPractise, ['seats', 'user']],
  [groups.registerSeminar, ['seats', 'user']],
  [groups.sendRequest, ['groupRequests']],
  [minor.choose, ['seats', 'seatConsequences', 'minor', 'user']],
  [minor.remove, ['seats', 'seatConsequences', 'minor', 'user']],
  [plans.remove, ['plans', 'agenda']],
  [plans.register, ['seats', 'plans', 'planOutcome']],
  [preRegistration.choose, ['preRegistration', 'user']],
  [preRegistration.change, ['preRegistration', 'user']],
  [preRegistration.remove, ['preRegistration', 'user']],
  [program.chooseConcentration, ['concentration', 'user']],
  [program.chooseLawSubjects, ['lawSubjects', 'user']],

  [courses.startQuiz, ['quiz', 'course', 'agenda']],
  [courses.answerQuiz, ['quiz', 'course', 'agenda']],
  [exams.uploadFiles, ['examSchedule', 'unfinishedUploads', 'agenda', 'course']],
  [exams.appeal, ['examAnswers', 'viewedExams', 'agenda']],
  [feeds.subscribe, ['calendarSubscription']],
  [feeds.revoke, ['calendarSubscription']],
  [lab.answer, ['labUnit', 'lab']],
  [lab.book, ['labUnit', 'lab', 'agenda']],
  [lab.cancel, ['labUnit', 'lab', 'agenda']],
  [master.chooseTheme, ['masterThemes', 'agenda']],
  [master.removeTheme, ['masterThemes', 'agenda']],
  [master.uploadFiles, ['masterComponents', 'masterFiles', 'agenda']],
  [medicine.chooseTopic, ['medicineTopics', 'agenda']],
  [medicine.removeTopic, ['medicineTopics', 'agenda']],
  [medicine.makeLabGroup, ['labGroups', 'agenda']],
  [medicine.joinLabGroup, ['labGroups', 'agenda']],
  [medicine.leaveLabGroup, ['labGroups', 'agenda']],
  [presentations.send, ['presentations', 'agenda', 'course']],
  [presentations.remove, ['presentations', 'agenda', 'course']],

  // A page was seen: its list of changes is empty afterwards.
  [calendar.seen, ['calendar']],
  [courses.seen, ['course']],
  [evaluations.seen, ['marks']],
  [exams.seen, ['examSchedule']],
  [exams.seenPapers, ['viewedExams']],
  [lab.seen, ['lab']],
  [master.seenComponents, ['masterComponents']],
  [master.seenThemes, ['masterThemes']],
  [medicine.seenLabGroups, ['labGroups']],
  [medicine.seenTopics, ['medicineTopics']],
  [presentations.seen, ['presentations']],
  [program.seen, ['program']],
  [resources.seen, ['resources']],
  [schedule.seen, ['schedule']],

  // The reply itself is put into the cache.
  [plans.make, ['agenda']],
  [plans.change, ['agenda']],
  // Nothing that was read shows it: no student, another student, or one piece of a file.
  [session.login, []],
  [session.loginWithToken, []],
  [session.logout, []],
  [session.resetPassword, []],
  [uploads.begin, []],
  [uploads.piece, []],
])

const readsShowing = (topics: readonly Topic[]): readonly Endpoint[] => [
  ...new Set(topics.flatMap((topic): readonly Endpoint[] => readsByTopic[topic])),
]

/** The reads that a write makes stale; null for a call without an entry. */
export const staleReads = (write: Endpoint): readonly Endpoint[] | null => {
  const topics = topicsByWrite.get(write)
  return topics === undefined ? null : readsShowing(topics)
}

const invalidateReads = (client: QueryClient, reads: readonly Endpoint[]) =>
  Promise.all(reads.map(({ path }) => readAgain(client, { queryKey: [path] })))

/** Reads again what a write makes stale; resolves when all of it that is on the screen has been read. */
export const refreshAfter = async (client: QueryClient, write: Endpoint): Promise<void> => {
  const reads = staleReads(write)
  if (reads === null) throw new Error(`${write.method} ${write.path} has no entry in freshness.ts`)
  await invalidateReads(client, reads)
}

/** Reads topics again that have changed without a write: by the clock, or in another tab. */
export const refreshTopics = (client: QueryClient, ...topics: readonly Topic[]): void =>
  void invalidateReads(client, readsShowing(topics))
