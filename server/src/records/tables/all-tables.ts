import { academicEvents } from './calendar.ts'
import {
  contractTexts,
  intakeDeadlines,
  intakeFees,
  intakes,
  visitBranches,
  visitSlots,
} from './money/contracts.ts'
import {
  courseMaterials,
  courseOutlines,
  presentationTasks,
  quizOptions,
  quizQuestions,
  quizzes,
} from './courses/courses.ts'
import { dutyTerms, lawChoices, lawChoiceSubjects, locationCampaigns, missingDocuments } from './duties.ts'
import {
  examInstructions,
  examRegistrations,
  exams,
  examSeats,
  examSubmissionWindows,
  examTypes,
  examViewings,
} from './exams/exams.ts'
import { examAnswers, examComments, examPages, examPapers, examQuestions } from './exams/exam-papers.ts'
import { labMaterials, labOptions, labSlots, labTasks, labUnits } from './courses/language-lab.ts'
import { markComponents, marks, markStatuses, points } from './marks.ts'
import { medicineSubjects, medicineTopics } from './courses/medicine.ts'
import { ledgerEntries } from './money/ledger.ts'
import { announcedCharges, debitTypes, scholarships, tuitionPrices } from './money/money.ts'
import { registeredGroups, registrations } from './registrations/registrations.ts'
import { registrationSteps, registrationWindows } from './registration.ts'
import { applicationDocuments, applicationFields, applicationKinds } from './applications.ts'
import { bookCovers, bookPrices, books } from './books.ts'
import { equipment } from './equipment.ts'
import { surveyAnswers, surveyBlocks, surveyQuestions, surveys } from './surveys.ts'
import { menuItems, menuPositions, popupRecipients, popups, resources } from './texts.ts'
import {
  thesisComponents,
  thesisPoints,
  thesisRounds,
  thesisSupervisors,
  thesisThemes,
} from './courses/theses.ts'
import type { RecordTable } from '../record-table.ts'
import { groups, lectureTypes } from './groups/groups.ts'
import { groupDates, meetingMoves, meetings } from './groups/meetings.ts'
import { englishLevels, prerequisites, subjects } from './subjects.ts'
import { moduleBlocks, modules, moduleSubjects } from './modules.ts'
import { lecturers, students } from './people.ts'
import { concentrations, programmes } from './programmes.ts'
import { schools } from './schools.ts'
import { settings } from './settings.ts'
import { holidays, lectureStarts, rooms, semesters, weeksOff } from './timetable.ts'

/** Every table of the format. A table stands after those that it refers to: rows are added in this order. */
export const allTables: readonly RecordTable[] = [
  schools,
  programmes,
  concentrations,
  subjects,
  prerequisites,
  englishLevels,
  modules,
  moduleBlocks,
  moduleSubjects,
  rooms,
  lecturers,
  semesters,
  weeksOff,
  holidays,
  lectureTypes,
  groups,
  meetings,
  groupDates,
  meetingMoves,
  contractTexts,
  intakes,
  students,
  registrationSteps,
  registrationWindows,
  registrations,
  registeredGroups,
  markStatuses,
  marks,
  markComponents,
  points,
  examTypes,
  examInstructions,
  exams,
  examSeats,
  examSubmissionWindows,
  examViewings,
  examRegistrations,
  examQuestions,
  examPapers,
  examAnswers,
  examComments,
  examPages,
  academicEvents,
  courseOutlines,
  courseMaterials,
  presentationTasks,
  quizzes,
  quizQuestions,
  quizOptions,
  labUnits,
  labMaterials,
  labTasks,
  labOptions,
  labSlots,
  medicineSubjects,
  medicineTopics,
  thesisRounds,
  thesisSupervisors,
  thesisThemes,
  thesisComponents,
  thesisPoints,
  debitTypes,
  tuitionPrices,
  scholarships,
  ledgerEntries,
  announcedCharges,
  intakeDeadlines,
  intakeFees,
  visitBranches,
  visitSlots,
  menuItems,
  menuPositions,
  resources,
  popups,
  popupRecipients,
  surveys,
  surveyBlocks,
  surveyQuestions,
  surveyAnswers,
  missingDocuments,
  locationCampaigns,
  lawChoices,
  lawChoiceSubjects,
  dutyTerms,
  applicationKinds,
  applicationFields,
  applicationDocuments,
  equipment,
  lectureStarts,
  books,
  bookPrices,
  bookCovers,
  settings,
]
