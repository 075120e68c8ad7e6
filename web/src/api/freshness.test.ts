import { describe, expect, it } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import { staleReads } from './freshness.ts'

const callsByName = new Map<string, Endpoint>(
  Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, call]): [string, Endpoint] => [`${area}.${name}`, call]),
  ),
)
const nameByCall = new Map([...callsByName].map(([name, call]) => [call, name]))

/** Reads that are sent as POST. */
const postReads = [
  'agreements.availableTimes',
  'agreements.foreignContract',
  'master.downloadFile',
  'registration.isRegistered',
  'registration.moduleRestriction',
]

/** Writes that no screen sends yet. The first screen that does gives them their topics. */
const withoutScreen = /^session\.issueOneTimeLogin$/

/** Staff have a cache of their own, and read again what is on the screen. */
const isOfStaff = ({ path }: Endpoint) => path.startsWith('/api/staff/')

const writes = [...callsByName].filter(
  ([name, call]) =>
    call.method !== 'GET' && !isOfStaff(call) && !postReads.includes(name) && !withoutScreen.test(name),
)

const seats = [
  'registration.alreadyRegistered',
  'registration.moduleSubjects',
  'registration.programModules',
  'registration.freeSubjects',
  'minor.subjects',
  'groups.mustChange',
  'groups.general',
  'groups.generalForChange',
  'groups.repairs',
  'groups.practise',
  'groups.seminar',
  'groups.choosePractise',
  'groups.chooseSeminar',
  'schedule.currentSchedule',
  'agenda.list',
  'exams.schedule',
  'registration.steps',
  'evaluations.semesters',
  'evaluations.ofSemester',
  'program.fullProgram',
  'courses.course',
]
const seatConsequences = [
  'registration.blockSubjects',
  'registration.moduleRestriction',
  'registration.subjects',
  'registration.preRegisteredSubjects',
  'registration.englishLevelSubject',
  'registration.isRegistered',
]
const wishes = [
  'preRegistration.alreadyRegistered',
  'preRegistration.programModules',
  'preRegistration.whoCanDelete',
  'preRegistration.toShow',
  'registration.preRegisteredSubjects',
  'registration.allPreRegisteredSubjects',
  'program.fullProgram',
  'session.user',
  'agenda.list',
]
const user = ['session.user', 'agenda.list']
const account = ['finance.general', 'finance.details', 'finance.by', 'finance.scholarship']
const paymentOrders = ['finance.orders', 'finance.order', 'payments.sandboxPage']
const cameraRequests = ['camera.requests', 'camera.cinematographyRequests']
const ofBooks = ['books.forSale', 'books.one', 'books.purchases']
const ofLibrary = ['library.loans', 'library.orders', 'library.books']
const ofClubs = ['clubs.list', 'clubs.own', 'clubs.members', 'clubProjects.list', 'clubProjects.one']
const minor = [...seats, 'minor.hasChooseMinor', 'minor.programs', 'session.user']

/** The reads that the screens rely on, by the name of the write. */
const expected: Readonly<Record<string, readonly string[]>> = {
  'agreements.acceptForeignContract': user,
  'agreements.approveContract': ['agreements.internationalData'],
  'agreements.closeInstructions': user,
  'agreements.removeTime': [
    'agreements.availableTimes',
    'agreements.chosenTimes',
    'session.user',
    'agenda.list',
  ],
  'agreements.saveInternationalAgreement': ['session.user', 'agreements.consents', 'agenda.list'],
  'agreements.saveTime': ['agreements.availableTimes', 'agreements.chosenTimes', 'agenda.list'],
  'agreements.withdrawMediaConsent': ['agreements.consents'],
  'calendar.seen': ['calendar.academicCalendars'],
  'camera.cancel': cameraRequests,
  'camera.cancelCinematography': cameraRequests,
  'camera.send': cameraRequests,
  'camera.sendCinematography': cameraRequests,
  'clubProjects.addResource': ofClubs,
  'clubProjects.change': ofClubs,
  'clubProjects.make': ofClubs,
  'clubProjects.remove': ofClubs,
  'clubProjects.removeResource': ofClubs,
  'clubs.accept': ofClubs,
  'clubs.change': ofClubs,
  'clubs.close': ofClubs,
  'clubs.found': ofClubs,
  'clubs.handleAnswer': [...user, ...ofClubs],
  'clubs.invite': ofClubs,
  'clubs.join': ofClubs,
  'clubs.leave': ofClubs,
  'clubs.removeMember': ofClubs,
  'clubs.setRole': ofClubs,
  'clubs.withdraw': ofClubs,
  'clubs.withdrawChange': ofClubs,
  'consultation.book': ['consultation.times'],
  'consultation.cancel': ['consultation.times'],
  'courses.answerQuiz': ['courses.quiz', 'courses.course', 'agenda.list'],
  'courses.seen': ['courses.course'],
  'courses.startQuiz': ['courses.quiz', 'courses.course', 'agenda.list'],
  'documents.saveVaccineAnswer': user,
  'documents.uploadMissed': user,
  'evaluations.seen': ['evaluations.semesters'],
  'exams.appeal': ['exams.answers', 'exams.viewed', 'agenda.list'],
  'exams.seen': ['exams.schedule'],
  'exams.seenPapers': ['exams.viewed'],
  'exams.uploadFiles': ['exams.schedule', 'uploads.unfinished', 'agenda.list', 'courses.course'],
  'feeds.revoke': ['feeds.subscription'],
  'feeds.subscribe': ['feeds.subscription'],
  'books.buy': [...ofBooks, ...paymentOrders],
  'finance.cancelOrder': [...paymentOrders, ...ofBooks, ...ofLibrary],
  'finance.pay': paymentOrders,
  'finance.saveBankAccount': [...user, ...account],
  'finance.saveInformaticsInfo': [...user, ...account],
  'graduation.saveAttendance': user,
  'graduation.saveGown': user,
  'groups.registerPractise': [...seats, 'session.user'],
  'groups.registerSeminar': [...seats, 'session.user'],
  'groups.sendRequest': ['groups.requests', 'groups.dateTimesOfSubject'],
  'lab.answer': ['lab.unit', 'lab.units'],
  'lab.book': ['lab.unit', 'lab.units', 'agenda.list'],
  'lab.cancel': ['lab.unit', 'lab.units', 'agenda.list'],
  'lab.seen': ['lab.units'],
  'library.cancel': ofLibrary,
  'library.cancelHold': ofLibrary,
  'library.hold': ofLibrary,
  'library.order': ofLibrary,
  'library.payFine': [...paymentOrders, ...ofLibrary],
  'library.renew': [...ofLibrary, 'agenda.list'],
  'master.chooseTheme': ['master.themes', 'agenda.list'],
  'master.removeTheme': ['master.themes', 'agenda.list'],
  'master.seenComponents': ['master.components'],
  'master.seenThemes': ['master.themes'],
  'master.uploadFiles': ['master.components', 'master.files', 'agenda.list'],
  'medicine.chooseTopic': ['medicine.topics', 'agenda.list'],
  'medicine.joinLabGroup': ['medicine.labGroups', 'agenda.list'],
  'medicine.leaveLabGroup': ['medicine.labGroups', 'agenda.list'],
  'medicine.makeLabGroup': ['medicine.labGroups', 'agenda.list'],
  'medicine.removeTopic': ['medicine.topics', 'agenda.list'],
  'medicine.seenLabGroups': ['medicine.labGroups'],
  'medicine.seenTopics': ['medicine.topics'],
  'minor.choose': [...minor, ...seatConsequences],
  'minor.remove': [...minor, ...seatConsequences],
  'notifications.seeAll': ['notifications.list', 'agenda.list'],
  'notifications.seePopup': ['notifications.popups', 'session.user', 'agenda.list'],
  'plans.change': ['agenda.list'],
  'payments.callback': [],
  'payments.sandboxPay': paymentOrders,
  'plans.make': ['agenda.list'],
  'plans.register': [...seats, 'plans.list', 'plans.outcome'],
  'plans.remove': ['plans.list', 'agenda.list'],
  'preRegistration.change': wishes,
  'preRegistration.choose': wishes,
  'preRegistration.remove': wishes,
  'presentations.remove': ['presentations.list', 'agenda.list', 'courses.course'],
  'presentations.seen': ['presentations.list'],
  'presentations.send': ['presentations.list', 'agenda.list', 'courses.course'],
  'conversations.start': ['conversations.list', 'conversations.messages', 'agenda.list'],
  'conversations.write': ['conversations.list', 'conversations.messages', 'agenda.list'],
  'conversations.mute': ['conversations.list', 'conversations.messages', 'agenda.list'],
  'conversations.report': ['problems.list'],
  'conversations.leave': ['conversations.list', 'agenda.list'],
  'applications.send': ['applications.list', 'applications.one'],
  'applications.cancel': ['applications.list', 'applications.one'],
  'problems.report': ['problems.list'],
  'profile.changePassword': ['profile.devices'],
  'profile.changePhone': ['profile.contactInformation', 'session.user', 'agenda.list'],
  'profile.changePicture': ['profile.picture'],
  'profile.signOutDevice': ['profile.devices'],
  'profile.signOutOthers': ['profile.devices'],
  'program.chooseConcentration': [
    'session.user',
    'registration.programModules',
    'registration.subjects',
    'program.fullProgram',
    'agenda.list',
  ],
  'program.chooseLawSubjects': ['session.user', 'program.lawSubjects', 'agenda.list'],
  'program.seen': ['program.fullProgram'],
  'registration.answerEnglishLevel': user,
  'registration.cancel': seats,
  'registration.changeEnglishLevel': [...seats, 'registration.englishLevelSubject'],
  'registration.changeGroups': seats,
  'registration.choose': seats,
  'registration.dontWantFromFreeCredit': [...seats, ...seatConsequences],
  'registration.undo': seats,
  'registration.writeProblem': ['problems.list'],
  'resources.seen': ['resources.byName'],
  'schedule.seen': ['schedule.currentSchedule'],
  'session.login': [],
  'session.loginWithToken': [],
  'session.logout': [],
  'session.resetPassword': [],
  'session.studentLocation': user,
  'surveys.send': ['session.user', 'surveys.list', 'agenda.list'],
  'uploads.begin': [],
  'uploads.drop': ['uploads.unfinished'],
  'uploads.piece': [],
}

describe('staleReads', () => {
  it.each(writes)('knows what %s makes stale', (name, call) => {
    const names = staleReads(call)?.map((read) => nameByCall.get(read))
    expect(names?.toSorted()).toEqual(expected[name]?.toSorted())
    expect(names).toBeDefined()
  })

  it('covers every expected write', () => {
    expect(Object.keys(expected).toSorted()).toEqual(writes.map(([name]) => name).toSorted())
  })

  it.each([...callsByName].filter(([name]) => postReads.includes(name) || withoutScreen.test(name)))(
    'has no entry for %s',
    (_, call) => expect(staleReads(call)).toBeNull(),
  )
})
