/** The modules that other areas of the package may import; all other imports between areas are refused. */
export const allowedImports = {
  server: [
    // The preview of an import runs readiness checks.
    '^server/src/areas/readiness/preview-checks\\.ts$',
    // Pre-registration includes the choice of the minor.
    '^server/src/areas/minor/load-minors\\.ts$',
    // A problem can be reported from registration too.
    '^server/src/areas/problems/report-problem\\.ts$',
    // The calendar feeds publish the timetable, the exams and the academic calendar.
    '^server/src/areas/(schedule|exams|calendar)/sql\\.ts$',
    // A course has the student's mark and its components.
    '^server/src/areas/evaluations/sql\\.ts$',
    // The agenda has the plan that is ready to be registered.
    '^server/src/areas/plans/save-plan\\.ts$',
    // A new password can revoke the addresses of the feeds.
    '^server/src/areas/feeds/sql\\.ts$',
    // A lab task takes the same answers as a quiz question, with the same refusals.
    '^server/src/areas/courses/words\\.ts$',
    // The profile changes the password and signs out devices, and a new phone or account needs the password; passwords and
    // sessions belong to the session.
    '^server/src/areas/session/(password/(change-password|require-password)|end-sessions)\\.ts$',
  ],
  staff: [],
  web: [
    // Every screen with dates can add them to a calendar.
    '^web/src/areas/feeds/(AddToCalendar|LazyCalendarModal)\\.tsx$',
    // Registration offers the choice of a concentration and of law subjects too.
    '^web/src/areas/program/choices/OpenProgramChoices\\.tsx$',
    // A registered subject shows its missing part, and a subject without a free group the request for one.
    '^web/src/areas/groups/(MissingPartNotice|MissingPartsProblem|MyGroupRequests|RequestGroupButton)\\.tsx$',
    // Home says what changed on a page in the page's own words.
    '^web/src/areas/(schedule/useScheduleChanges|exams/useExamChanges|calendar/useCalendarChanges)\\.ts$',
    // Plans are a view of registration, with its list of subjects.
    '^web/src/areas/registration/subject-list/SourceList\\.tsx$',
    '^web/src/areas/plans/PlansScreen\\.tsx$',
    // My programme describes a subject to take as the list of registration does.
    '^web/src/areas/registration/subject-list/(to-subject-state|state/useStateText)\\.ts$',
    // The profile shows the contract and the consents of a student from abroad.
    '^web/src/areas/agreements/AgreementsSection\\.tsx$',
  ],
}
