const timetable = 'a group of the timetable, which everybody may read; what is hers follows from the token'
const subject = 'a subject of the catalogue; what is hers in it follows from the token'
const programme = 'what a programme offers; whether it is offered to her is decided by her own programme'
const choice = 'one of a list that everybody asked is offered'
const unit = 'the language lab is open to every student; places, tasks and files of a unit are everybody’s'
const survey = 'a questionnaire of the university; who is not asked gets 404, and answers carry no student'
const theme = 'an offer to her programme, which all of its students see'

/** Calls with a public id, and why it is no secret. */
export const listPublicIDs: Readonly<Record<string, string>> = {
  'courses.subject': subject,
  'courses.course': subject,
  'documents.saveVaccineAnswer': choice,
  'evaluations.ofSemester': 'a semester; the marks are those of the token’s student',
  'exams.page': 'a link that is signed for one sheet and ends after a few minutes',
  'feeds.feed': 'a secret address, which is known to its student alone and can be revoked',
  'finance.by': 'the name of a view',
  'groups.general': subject,
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
  'master.themes': theme,
  'master.files': 'a part of her programme’s work; the files are those of the token’s student',
  'medicine.topics': subject,
  'medicine.chooseTopic': theme,
  'medicine.removeTopic': 'a topic of the list; only her own choice of it is given up',
  'medicine.labGroups': subject,
  'medicine.makeLabGroup': subject,
  'medicine.joinLabGroup': 'a group that all students of the subject see and may join',
  'medicine.leaveLabGroup':
    'a group that all students of the subject see; only her own place in it is given up',
  'minor.choose': programme,
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
  'resources.byName': 'a document of the university, by its name',
  'session.loginWithToken': 'the one-time token decides, not the number beside it',
  'surveys.subjects': survey,
  'surveys.lecturers': survey,
  'surveys.send': survey,
}
