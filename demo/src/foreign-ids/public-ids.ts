const timetable =
  'a group of the timetable, which every student may read; the student’s own data follow from the token'
const subject = 'a subject of the catalogue; the student’s own data follow from the token'
const programme = 'what a programme offers; whether it is offered depends on the student’s own programme'
const choice = 'one of a list that is offered to every student concerned'
const unit = 'the language lab is open to every student; slots, tasks and files of a unit are public'
const survey = 'a questionnaire of the university; other students get 404, and answers are anonymous'
const book = 'a book of the library, which every student finds'
const lent = 'equipment that every student concerned may ask for'
const club = 'an approved club, which every student sees; it changes the student’s own membership'
const theme = 'an offer to the student’s programme, which all of its students see'

/** Calls with a public id, and why it is no secret. */
export const listPublicIDs: Readonly<Record<string, string>> = {
  'applications.send': choice,
  'camera.send': lent,
  'camera.sendCinematography': lent,
  'certificates.check': 'the code on a paper, of 60 random bits, with which whoever holds it checks it',
  'clubs.picture': 'the hash of the picture, known to anybody who has seen it',
  'clubs.join': club,
  'clubs.leave': club,
  'consultation.book': 'a free time of a psychologist, which every student sees',
  'courses.subject': subject,
  'courses.course': subject,
  'documents.saveVaccineAnswer': choice,
  'evaluations.ofSemester': 'a semester; the marks are those of the token’s student',
  'exams.page': 'a link that is signed for one page and expires after a few minutes',
  'feeds.feed': 'a secret address, which only its student knows and which can be revoked',
  'finance.by': 'the name of a view',
  'groups.general': subject,
  'groups.repairs': subject,
  'groups.practise': subject,
  'groups.seminar': timetable,
  'groups.registerPractise': timetable,
  'groups.registerSeminar': timetable,
  'groups.dateTimesOfSubject': subject,
  'groups.sendRequest': subject,
  'lab.unit': unit,
  'lab.material': unit,
  'lab.answer': unit,
  'lab.book': unit,
  'library.order': book,
  'library.hold': book,
  'books.cover': 'the hash of a cover, which every list of books has',
  'books.one': 'a book that is for sale, which every student finds',
  'books.buy': 'a book that is for sale, which every student finds',
  'books.onlineFile':
    'an online book, which every student finds; whether they may read it follows from their own subjects',
  'master.themes': theme,
  'master.files': 'a component of the programme’s thesis; the files are those of the token’s student',
  'medicine.topics': subject,
  'medicine.chooseTopic': theme,
  'medicine.removeTopic': 'a topic of the list; only the student’s own choice of it is given up',
  'medicine.labGroups': subject,
  'medicine.makeLabGroup': subject,
  'medicine.joinLabGroup': 'a group that all students of the subject see and may join',
  'medicine.leaveLabGroup':
    'a group that all students of the subject see; only the student’s own membership is given up',
  'minor.choose': programme,
  'payments.callback': 'the name of a bank, whose signature decides',
  'payments.sandboxPage': 'the address of a payment page, of 128 random bits, without the name of anybody',
  'payments.sandboxPay': 'the address of a payment page, of 128 random bits, without the name of anybody',
  'plans.make': subject,
  'preRegistration.choose': subject,
  'presentations.send': subject,
  'program.fullProgram': programme,
  'program.chooseConcentration': programme,
  'program.chooseLawSubjects': choice,
  'registration.guide': 'the number of a step',
  'registration.moduleSubjects': programme,
  'registration.concentrationSubjects': programme,
  'registration.blockSubjects': programme,
  'registration.moduleRestriction': programme,
  'registration.preRegisteredOfModule': programme,
  'registration.answerEnglishLevel': choice,
  'registration.changeEnglishLevel': choice,
  'registration.choose': timetable,
  'registration.changeGroups': subject,
  'registration.undo': timetable,
  'resources.byName': 'a document of the university, by its name',
  'session.loginWithToken': 'the one-time token decides, not the number beside it',
  'surveys.subjects': survey,
  'surveys.lecturers': survey,
  'surveys.send': survey,
}
