/** The doors between areas, by wing: what may be imported from another area, and nothing else. */
export const allowedImports = {
  server: [
    // What the areas of registration still share beside server/src/enrolment/.
    '^server/src/areas/registration/(choose-group|sql)\\.ts$',
    // Pre-registration asks for the minor too (spec 7).
    '^server/src/areas/minor/read-minors\\.ts$',
    // All that waits is told from the facts that the user's own flags are made of.
    '^server/src/areas/session/load-user\\.ts$',
    // A problem is reported from registration too, and is kept with the others.
    '^server/src/areas/problems/report-problem\\.ts$',
    // Several pages say what has changed since she last looked.
    '^server/src/areas/looks/(keep-look|look-at-subjects|since-look|version-of)\\.ts$',
    // The calendar feeds are the timetable, the exams and the dates of the year, for other programs to read.
    '^server/src/areas/(schedule|exams|calendar)/sql\\.ts$',
    // A task of the lab is answered as a question of a quiz is, and refused in the same words.
    '^server/src/areas/courses/words\\.ts$',
    // The password is changed and browsers are signed out on the profile, but passwords and sessions are the session's.
    '^server/src/areas/session/(change-password|end-sessions)\\.ts$',
  ],
  web: [
    // Dates are given to another calendar from wherever they are shown.
    '^web/src/areas/feeds/AddToCalendar\\.tsx$',
    // What the portal asks of the programme is asked in registration too, where nothing waits for an answer.
    '^web/src/areas/program/(ConcentrationModal\\.tsx|LawSubjectsModal\\.tsx|words\\.ts)$',
    // A registered subject that lacks a part says so in its row, and a subject without a group for her offers to ask for one.
    '^web/src/areas/groups/(MissingPart|MyRequests|RequestGroup)\\.tsx$',
    // My plans are a view of registration: they show its lists and its groups, by its clock.
    '^web/src/areas/registration/(SourceList|PartPicker|GroupSheet|MyWeek|useChoice|useDoor|usePlace|week-of-mine)\\.tsx?$',
    '^web/src/areas/plans/(Plans\\.tsx|words\\.ts)$',
    // The contract and the consents of a student from abroad stand on her profile.
    '^web/src/areas/agreements/MyAgreements\\.tsx$',
  ],
}
